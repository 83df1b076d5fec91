import { useMutation } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { PhotoType } from '@section/domain/profiles/photo/photo-file.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { viewerQuery } from '../../../lib/viewer/viewer.ts'
import { profileToEditQuery } from '../profile-query.ts'
import { showNotSaved, showSaved } from '../save-toasts.ts'

const CreateSignedUploadUrlDocument = graphql(`
  mutation CreateSignedUploadUrl($fileType: String!) {
    createSignedUploadUrl(uploadType: profileImage, fileType: $fileType) {
      upload {
        url
        fileUrl
        fields {
          acl
          key
          contentType
          policy
          algorithm
          credential
          date
          signature
        }
      }
      error {
        message
      }
    }
  }
`)

const SaveProfilePhotoDocument = graphql(`
  mutation SaveProfilePhoto($userId: ID!, $profileImageUrl: String!) {
    saveMemberBasicInfo(userId: $userId, profileImageUrl: $profileImageUrl) {
      error {
        message
      }
      member {
        userId
        profileImageUrl
      }
    }
  }
`)

/** A refusal of a photo, with a message for the member. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused'
}

/** Asks for the permission to upload a photo. Errors: `PhotoRefused`, and those of `execute`. */
export async function permitUpload(fileType: PhotoType) {
  const { upload, error } = (await execute(CreateSignedUploadUrlDocument, { fileType })).createSignedUploadUrl
  if (!upload) throw new PhotoRefused(error?.message)
  return upload
}

/**
 * Saves an upload as the member's photo, or none by an empty address, and shows it everywhere at once. Errors: `PhotoRefused`,
 * and those of `execute`.
 */
export async function showAsPhoto(userId: string, profileImageUrl: string): Promise<void> {
  const { member, error } = (await execute(SaveProfilePhotoDocument, { userId, profileImageUrl }))
    .saveMemberBasicInfo
  if (!member) throw new PhotoRefused(error?.message)
  const withPhoto = <Shown extends { readonly member: object }>(before: Shown | undefined) =>
    before && { ...before, member: { ...before.member, profileImageUrl: member.profileImageUrl } }
  queryClient.setQueryData(viewerQuery.queryKey, withPhoto)
  queryClient.setQueryData(profileToEditQuery(userId).queryKey, withPhoto)
  // The profile as others see it, and the lists in which the member stands.
  void queryClient.invalidateQueries({ queryKey: ['members'] })
  showSaved()
}

/** Returns the mutation that removes the member's photo. */
export function useRemovePhoto(userId: string, onRemoved: () => void) {
  return useMutation({
    mutationFn: () => showAsPhoto(userId, ''),
    onSuccess: onRemoved,
    onError: showNotSaved,
  })
}

/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CustomerType =
  | 'CONSUMER'
  | 'ENTERPRISE'
  | 'INTERNAL';

export type MemberStatus =
  | 'ALUMNI'
  | 'EMPLOYEE'
  | 'LIMITED'
  | 'MEMBER'
  | 'POST_TRIAL'
  | 'TRIAL';

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { success: boolean } };

export type ViewerQueryVariables = Exact<{
  userId: string;
}>;


export type ViewerQuery = { getMember: { userId: string, email: string, accountType: MemberStatus, firstName: string, lastName: string, displayName: string | null, profileImageUrl: string | null, manageBilling: boolean, trialEndDate: string | null, customer: { customerId: string, name: string, type: CustomerType, enableProfAI: boolean, disableAIFeatures: boolean } | null } | null, getMemberEntitlements: Array<{ entitlementId: string, type: string, label: string, precedence: number, customizations: { navLogoUrl: string | null, hideSessionDetailTitle: boolean, navConfigs: Array<{ route: string, rename: string | null, hide: boolean }> } }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const LogoutDocument = {"__meta__":{"hash":"sha256:e95849698f87003740d4746be7f1e4f193cc8bd09afd72059b22a2f460f30674"}} as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const ViewerDocument = {"__meta__":{"hash":"sha256:7e092ecde2c278c24d4cba4585073691ebad0476fd03045b892b095c66e0b934"}} as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
#!/bin/sh
# Prepares the bucket as docs/how-to/connect-storage.md says. It may run again.
set -eu

aws s3api head-bucket --bucket "$BUCKET" 2>/dev/null || aws s3api create-bucket --bucket "$BUCKET"

aws s3api put-bucket-policy --bucket "$BUCKET" --policy '{
  "Version": "2012-10-17",
  "Statement": [
    {
      "Effect": "Allow",
      "Principal": "*",
      "Action": "s3:GetObject",
      "Resource": "arn:aws:s3:::'"$BUCKET"'/p/*"
    }
  ]
}'

aws s3api put-bucket-cors --bucket "$BUCKET" --cors-configuration '{
  "CORSRules": [
    { "AllowedOrigins": ["'"$PUBLIC_URL"'"], "AllowedMethods": ["POST"], "AllowedHeaders": ["*"] }
  ]
}'

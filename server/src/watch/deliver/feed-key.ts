import { createHash, randomBytes } from 'node:crypto';

/** In the address of a feed, because feed readers send no headers. */
export interface FeedKey {
	readonly siteId: number;
	readonly watchId: number;
	readonly secret: string;
}

export const newFeedSecret = () => randomBytes(24).toString('base64url');

export const feedHash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const formatFeedKey = ({ secret, siteId, watchId }: FeedKey) =>
	`${siteId}.${watchId}.${secret}`;

export function parseFeedKey(text: unknown): FeedKey | null {
	if (typeof text !== 'string') return null;
	const [, siteId, watchId, secret] = /^(\d{1,9})\.(\d{1,9})\.([\w-]{32})$/.exec(text) ?? [];
	if (secret === undefined) return null;
	return { siteId: Number(siteId), watchId: Number(watchId), secret };
}

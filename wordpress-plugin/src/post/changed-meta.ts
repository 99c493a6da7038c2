import { metaKeys, type PostMeta } from './post-meta.ts';

const ours: ReadonlySet<string> = new Set(Object.values(metaKeys));

/** What differs from what is saved; of other plugins’ meta everything. */
export const changedMeta = (meta: PostMeta, saved: PostMeta): PostMeta =>
	Object.fromEntries(
		Object.entries(meta).filter(
			([key, value]) =>
				!ours.has(key) || JSON.stringify(value) !== JSON.stringify(saved[key as keyof PostMeta]),
		),
	);

import { metaKeys, type PostMeta } from './post-meta.ts';

const ours: ReadonlySet<string> = new Set(Object.values(metaKeys));

/** Our meta that differs from the saved meta, and all meta of other plugins. */
export const changedMeta = (meta: PostMeta, saved: PostMeta): PostMeta =>
	Object.fromEntries(
		Object.entries(meta).filter(
			([key, value]) =>
				!ours.has(key) || JSON.stringify(value) !== JSON.stringify(saved[key as keyof PostMeta]),
		),
	);

import { metaKeys, type PostMeta } from '../meta/post-meta.ts';

/** The robots tag of the post: the site’s directives and the writer’s. */
export function robotsOf(ofSite: string, meta: PostMeta): string {
	const directives = [
		...(meta[metaKeys.isHidden] ? ['noindex'] : []),
		...ofSite.split(/,\s*/),
		...(meta[metaKeys.robots] ?? []),
	];
	return [...new Set(directives)].filter(Boolean).join(', ');
}

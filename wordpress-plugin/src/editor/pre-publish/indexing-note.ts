import { metaKeys, type PostMeta, type RobotsDirective } from '../../post/meta/post-meta.ts';

/** Settings that are easily overlooked, and change how search engines treat the post. */
export interface IndexingNote {
	readonly isHidden: boolean;
	/** The canonical if it is not the post’s own URL; null otherwise. */
	readonly canonical: string | null;
	/** The canonical is on another host. */
	readonly isElsewhere: boolean;
	readonly robots: readonly RobotsDirective[];
}

export function indexingNoteOf(meta: PostMeta, url: string | null): IndexingNote {
	const canonical = meta[metaKeys.canonical] || null;
	const isOther = canonical !== null && canonical !== url;
	return {
		isHidden: meta[metaKeys.isHidden] ?? false,
		canonical: isOther ? canonical : null,
		isElsewhere: isOther && hostOf(canonical) !== hostOf(url),
		robots: meta[metaKeys.robots] ?? [],
	};
}

const hostOf = (url: string | null) => (url === null ? null : (URL.parse(url)?.host ?? null));

import type { NodeRef, SocialCards } from '@plumbline/core';

/** A tag for shared links, or one that the page lacks. */
export interface SocialRow {
	readonly key: string;
	readonly property: string;
	/** Empty for a tag that the page lacks. */
	readonly content: string;
	/** The tag that networks take instead; empty for none. */
	readonly source: string;
	/** null for a tag that the page lacks. */
	readonly node: NodeRef | null;
}

/** Every tag in the order of the page, then those that networks look for and the page lacks. */
export function socialRows({ openGraph, tags, x }: SocialCards): readonly SocialRow[] {
	const wanted = [
		{ property: 'og:title', source: openGraph.title.source },
		{ property: 'og:description', source: openGraph.description.source },
		{ property: 'og:image', source: openGraph.image.source },
		{ property: 'twitter:card', source: '' },
		{ property: 'twitter:title', source: x.title.source },
		{ property: 'twitter:description', source: x.description.source },
		{ property: 'twitter:image', source: x.image.source },
	].filter(({ property }) => !tags.some((tag) => tag.property === property));
	return [
		...tags.map((tag, index) => ({ ...tag, key: `${index}`, source: '' })),
		...wanted.map((missing) => ({ ...missing, key: missing.property, content: '', node: null })),
	];
}

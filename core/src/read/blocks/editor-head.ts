import type { CollectedFacts } from '../../facts/collected/collected-facts.ts';

/** The future head of the page. A field that is left out is unknown, an empty one absent. */
export interface EditorHead {
	readonly canonical?: string;
	/** Content of the robots meta tag. */
	readonly robots?: string;
	/** Contents of Open Graph and X tags by property. */
	readonly social?: Readonly<Record<string, string>>;
}

type HeadFacts = Partial<Pick<CollectedFacts, 'canonicals' | 'robotsMetas' | 'openGraph'>>;

/** Head elements made from the fields; the name of the field is the node. */
export const headFacts = ({ canonical, robots, social }: EditorHead): HeadFacts => ({
	...(canonical !== undefined && { canonicals: canonicalsOf(canonical) }),
	...(robots !== undefined && { robotsMetas: robotsMetasOf(robots) }),
	...(social !== undefined && { openGraph: openGraphOf(social) }),
});

const canonicalsOf = (href: string) =>
	href ? [{ href, inHead: true, qualifiers: [], node: 'canonical' }] : [];

const robotsMetasOf = (content: string) =>
	content ? [{ name: 'robots', content, inHead: true, node: 'robots' }] : [];

const openGraphOf = (social: Readonly<Record<string, string>>) =>
	Object.entries(social)
		.filter(([, content]) => content)
		.map(([property, content]) => ({ property, content, node: 'social' }));

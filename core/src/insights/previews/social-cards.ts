import type { OpenGraphTag } from '../../facts/collected/head/open-graph.fact.ts';
import { shownDescription, shownTitle } from '../../facts/derived/page/shown-text.ts';
import type { FactStore } from '../../facts/fact-store.ts';

/** A shared link as a network shows it. Parts that the page does not give are empty. */
export interface SocialCard {
	readonly title: SocialText;
	readonly description: SocialText;
	/** Absolute if it can be resolved. */
	readonly image: SocialText;
	readonly host: string;
	/** The picture is above the text, not a small square beside it. */
	readonly hasLargeImage: boolean;
}

export interface SocialText {
	readonly text: string;
	/** The tag that gives the text: `og:title`, `title` …; empty if no tag does. */
	readonly source: string;
}

export interface SocialCards {
	/** Facebook, LinkedIn, messengers: networks that read Open Graph. */
	readonly openGraph: SocialCard;
	/** X reads its own tags first, then Open Graph. */
	readonly x: SocialCard;
	/** Every tag for shared links as written, in the order of the page. */
	readonly tags: readonly OpenGraphTag[];
}

/** null if this host cannot know the tags. */
export function socialCards(facts: FactStore): SocialCards | null {
	const tags = facts.get('openGraph');
	if (!tags) return null;
	const host = URL.parse(facts.get('url') ?? '')?.host ?? '';
	const base = facts.get('baseUrl') ?? undefined;

	function first(names: readonly string[]): SocialText {
		for (const source of names) {
			const text = textOf(source);
			if (text) return { text, source };
		}
		return { text: '', source: '' };
	}
	function textOf(source: string): string {
		if (source === 'title') return shownTitle(facts.get('titles') ?? [])?.text ?? '';
		if (source === 'description') {
			return shownDescription(facts.get('descriptions') ?? [])?.content ?? '';
		}
		return tags?.find(({ content, property }) => property === source && content)?.content ?? '';
	}
	function image(names: readonly string[]): SocialText {
		const { source, text } = first(names);
		// An empty URL would resolve to the page itself.
		return { source, text: text && (URL.parse(text, base)?.href ?? text) };
	}

	const openGraphImages = ['og:image', 'og:image:secure_url', 'og:image:url'];
	return {
		openGraph: {
			title: first(['og:title', 'title']),
			description: first(['og:description', 'description']),
			image: image(openGraphImages),
			host,
			hasLargeImage: true,
		},
		x: {
			title: first(['twitter:title', 'og:title', 'title']),
			description: first(['twitter:description', 'og:description', 'description']),
			image: image(['twitter:image', 'twitter:image:src', ...openGraphImages]),
			host,
			hasLargeImage: textOf('twitter:card') === 'summary_large_image',
		},
		tags,
	};
}

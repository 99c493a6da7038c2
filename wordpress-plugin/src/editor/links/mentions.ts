import { escapeHtml, type KeywordHit, keywordPlaces } from '@plumbline/core';
import { type AuditedPost, factsOfPost } from '../../audit/post-audit.ts';

/** A post that may mention the subject; `includes/site/class-mentions.php` writes it. */
export interface PossibleMention {
	readonly id: number;
	readonly title: string;
	readonly url: string;
	/** Empty for people who are not allowed to edit it. */
	readonly edit_url: string;
	readonly paragraphs: readonly string[];
}

export interface Mention extends Omit<PossibleMention, 'paragraphs'> {
	/** The first sentence with the words, in three parts. */
	readonly before: string;
	readonly words: string;
	readonly after: string;
}

/** The posts whose text contains the words in any form, and in one place. */
export function mentionsOf(
	words: string,
	posts: readonly PossibleMention[],
	audited: AuditedPost,
): readonly Mention[] {
	const paragraphs = new Set(posts.flatMap((post) => post.paragraphs));
	const htmls = new Map([...paragraphs].map((text) => [text, `<p>${escapeHtml(text)}</p>`]));
	const [report] = keywordPlaces(factsOfPost({ ...audited, htmls }), [words], { names: ['text'] });
	const hits = new Map<string, KeywordHit>();
	for (const hit of report?.places[0]?.hits ?? []) {
		if (hit.kind !== 'scattered' && !hits.has(hit.text)) hits.set(hit.text, hit);
	}
	return posts.flatMap(({ paragraphs, ...post }) => {
		const hit = paragraphs.map((text) => hits.get(text)).find(Boolean);
		return hit ? [{ ...post, ...excerptOf(hit) }] : [];
	});
}

/** Characters on each side of the words. */
const aside = 90;

function excerptOf({ text, words }: KeywordHit) {
	const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
	const before = text.slice(0, start);
	const after = text.slice(end);
	return {
		before: before.length > aside ? `… ${before.slice(-aside).replace(/^\S*\s/, '')}` : before,
		words: text.slice(start, end),
		after: after.length > aside ? `${after.slice(0, aside).replace(/\s\S*$/, '')} …` : after,
	};
}

import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { auditOfNow } from '../../audit/audit-of-now.ts';
import { type AuditStore, useAudit } from '../../audit/audit-store.ts';
import { type AuditedPost, suggestedKeywords } from '../../audit/post-audit.ts';
import { bodyOfHtml } from '../../post/content/body-of-html.ts';
import { failureText } from '../../server-answers/failure-text.ts';
import { linkCandidates, type SearchHit } from './link-candidates.ts';
import { type Mention, mentionsOf, type PossibleMention } from './mentions.ts';

interface Asked {
	/** Null until the user asks. */
	readonly candidates: readonly SearchHit[] | null;
	/** Posts that could link to this one. */
	readonly mentions: readonly Mention[];
	/** Their words; empty without a subject. */
	readonly subject: string;
	/** Public URL of this post; null before it has one. */
	readonly url: string | null;
	readonly failure: string | null;
	readonly ask: () => void;
}

/** More searches would only find posts that are less related. */
const mostSearches = 3;

export function useLinkCandidates(postId: number, audit: AuditStore): Asked {
	const { audited } = useAudit(audit);
	const [found, setFound] = useState<Found | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	// A new object for each click, so that a second question about the same post counts as a change.
	const [asked, setAsked] = useState<{ readonly about: AuditedPost } | null>(null);

	useEffect(() => {
		if (!asked) return;
		const searching = new AbortController();
		const { signal } = searching;
		search(postId, asked.about, signal).then(
			(answer) => {
				setFound(answer);
				setFailure(null);
			},
			(cause: unknown) => {
				if (!signal.aborted) setFailure(failureText(cause));
			},
		);
		return () => searching.abort();
	}, [asked, postId]);

	const linked = linkedAddresses(audited?.htmls.values() ?? []);
	return {
		candidates: found && linkCandidates(found.searches, { postId, linked }),
		mentions: found?.mentions ?? [],
		subject: found?.subject ?? '',
		url: audited?.post.url ?? null,
		failure,
		ask: () =>
			void auditOfNow(audit).then(
				(about) => setAsked({ about }),
				(cause: unknown) => setFailure(failureText(cause)),
			),
	};
}

interface Found {
	readonly subject: string;
	readonly searches: readonly (readonly SearchHit[])[];
	readonly mentions: readonly Mention[];
}

async function search(postId: number, audited: AuditedPost, signal: AbortSignal): Promise<Found> {
	const subjects = await subjectsOf(audited);
	const subject = subjects[0] ?? '';
	const [searches, possible] = await Promise.all([
		Promise.all(subjects.map((each) => searchPosts(each, signal))),
		subject === '' ? [] : askMentions(postId, subject, signal),
	]);
	return { subject, searches, mentions: mentionsOf(subject, possible, audited) };
}

const askMentions = (
	postId: number,
	words: string,
	signal: AbortSignal,
): Promise<readonly PossibleMention[]> =>
	apiFetch({
		path: `/plumbline/v1/posts/${postId}/mentions?${new URLSearchParams({ words })}`,
		signal,
	});

/** Searches: first the post's keywords, then suggested keywords. */
async function subjectsOf(audited: AuditedPost): Promise<readonly string[]> {
	const keywords = audited.post.wishes.keywords.filter((keyword) => keyword.trim() !== '');
	return [...keywords, ...(await suggestedKeywords(audited))].slice(0, mostSearches);
}

/** Published posts of this site that match a search, the best match first. */
async function searchPosts(search: string, signal: AbortSignal): Promise<readonly SearchHit[]> {
	const query = new URLSearchParams({
		search,
		type: 'post',
		per_page: '8',
		_fields: 'id,title,url',
	});
	const hits: readonly SearchHit[] = await apiFetch({ path: `/wp/v2/search?${query}`, signal });
	// The API returns titles as HTML.
	return hits.map((hit) => ({ ...hit, title: bodyOfHtml(hit.title).textContent ?? '' }));
}

/** The link targets of a post, as written in its blocks. */
export const linkedAddresses = (htmls: Iterable<string>): readonly string[] =>
	[...htmls].flatMap((html) =>
		[...html.matchAll(/\shref="([^"]*)"/g)].map(([, address = '']) =>
			address.replaceAll('&amp;', '&').replaceAll('&#038;', '&'),
		),
	);

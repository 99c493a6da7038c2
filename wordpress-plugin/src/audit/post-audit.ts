import {
	type AuditOptions,
	createAuditor,
	createLiveAudit,
	type FactStore,
	factsOfHtml,
	type LiveAudit,
	load,
	type Report,
} from '@plumbline/core';
import type { AuditWishes } from '../post/audit-wishes.ts';
import type { Block } from '../post/content/block.ts';
import { createBlockHtml } from '../post/content/block-html.ts';
import { type EditedPost, postToAudit, schemaBlock } from '../post/edited-post.ts';
import { countryOf } from './country.ts';
import { eachInSlices, idle } from './idle.ts';

const most = 6;

/** Phrases that the post is about, best first. Expects the audit's language data to be loaded. */
export async function suggestedKeywords(audited: AuditedPost): Promise<readonly string[]> {
	await load({ keywords: true });
	return factsOfPost(audited, { suggestKeywords: most }).get('suggestedKeywords') ?? [];
}

export interface AuditedPost {
	readonly post: EditedPost;
	readonly report: Report;
	/** HTML of each block by its id; without structured data, which nobody has written. */
	readonly htmls: ReadonlyMap<string, string>;
	/** The facts that the audit has read; null without an audit. */
	readonly facts: FactStore | null;
}

export interface PostAuditOptions {
	readonly contentOf: (block: Block) => string;
	/** The canvas’s output of each block, by id. */
	readonly shownOf: (clientId: string) => string;
	readonly shortcodes: readonly string[];
	readonly postLanguage: string;
	readonly userLanguage: string;
}

/** Audits successive states of the post; each audit repeats only the work that a change affects. */
export function createPostAudit(options: PostAuditOptions) {
	const { blockHtml, isWritten } = createBlockHtml(options);
	const liveAudit = createLiveAudits(options);
	const { shownOf } = options;
	// For blocks that save nothing, use the canvas's output. Not for shortcodes: the canvas shows a
	// field with the shortcode itself.
	const wholeHtml = (block: Block) =>
		blockHtml(block) || (block.name === 'core/shortcode' ? '' : shownOf(block.clientId));

	return async (post: EditedPost, signal: AbortSignal): Promise<AuditedPost> => {
		await loadParts(options);
		await eachInSlices(
			post.blocks.filter((block) => !isWritten(block)),
			blockHtml,
			signal,
		);
		const given = postToAudit(post, wholeHtml, options.postLanguage);
		const live = liveAudit(post.wishes);
		const report = await live.load(given, { signal });
		// Displaying the result is work too; wait for the next idle moment before it.
		await idle();
		signal.throwIfAborted();
		const written = given.blocks.filter(({ id }) => id !== schemaBlock);
		return {
			post,
			report,
			htmls: new Map(written.map(({ id, html }) => [id, html])),
			facts: live.facts(),
		};
	};
}

/** Loads the parts of core that every audit needs; few writers choose a different language. */
const loadParts = ({ postLanguage, userLanguage }: PostAuditOptions) =>
	load({ html: true, languages: [postLanguage], locale: userLanguage });

/** Reuses the live audit while the wishes stay the same: a new one has to read everything again. */
function createLiveAudits({ postLanguage, userLanguage }: PostAuditOptions) {
	const options: AuditOptions = { geo: countryOf(postLanguage), locale: userLanguage };
	let current: { readonly key: string; readonly audit: LiveAudit } | undefined;

	return (wishes: AuditWishes): LiveAudit => {
		const key = JSON.stringify(wishes);
		if (current?.key !== key) {
			current = { key, audit: createLiveAudit({ ...options, ...wishes }) };
		}
		return current.audit;
	};
}

/** The facts an audit has read, for code that needs more than the report. */
export function factsOfPost(
	{ post, report: { geo, language }, htmls }: AuditedPost,
	options: Omit<AuditOptions, 'geo'> = {},
): FactStore {
	const page = factsOfHtml([...htmls.values()].join('\n'), {
		geo,
		scope: 'fragment',
		title: post.title,
		...(post.url !== null && { url: post.url }),
		...(language && { language }),
	});
	const { textLanguage } = post.wishes;
	return createAuditor({ geo, textLanguage, ...options }).facts(page);
}

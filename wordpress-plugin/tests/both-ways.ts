/**
 * Audits posts as the editor does and as their rendered pages, and prints the findings of both.
 * The PHP test of the editor's head supplies the posts, because only WordPress renders pages.
 */
import { readFileSync } from 'node:fs';
import {
	auditHtml,
	createLiveAudit,
	type EditorBlock,
	type Report,
	type ReportedRule,
} from '@plumbline/core';
import { countryOf } from '../src/audit/country.ts';
import { wishesOf } from '../src/post/audit-wishes.ts';
import { withoutUnchosenAlt } from '../src/post/content/undescribed-image.ts';
import { headOfPost } from '../src/post/head/head-of-post.ts';
import { schemaOfPost } from '../src/post/head/schema-of-post.ts';
import type { SiteHead } from '../src/post/head/site-head.ts';
import type { PostMeta } from '../src/post/meta/post-meta.ts';

interface PostBothWays {
	readonly name: string;
	readonly head: SiteHead;
	readonly language: string;
	readonly title: string;
	readonly url: string;
	readonly meta: PostMeta;
	readonly blocks: readonly EditorBlock[];
	readonly html: string;
}

/** Groups whose findings are always about the post; in others only those that the editor judges. */
const groupsOfThePost: ReadonlySet<string> = new Set([
	'title',
	'description',
	'headings',
	'content',
]);

function bothWays({ name, head, html, language, meta, title, url, blocks }: PostBothWays) {
	const options = { ...wishesOf(meta), geo: countryOf(language) };
	const typed = { title, url, meta, excerpt: '', socialImage: null };
	const schema = { id: 'schema', name: 'schema', html: schemaOfPost(head.schema, typed) };
	const seen = blocks.map(({ id, name: type, html: saved }) => ({
		id,
		name: type,
		html: withoutUnchosenAlt({ name: type, attributes: {} }, saved),
	}));
	const post = { ...headOfPost(head, typed), url, language, blocks: [...seen, schema] };
	const editor = createLiveAudit(options).update(post);
	const page = auditHtml(html, { ...options, url, scope: 'document' });
	const isJudged = ({ group, name: rule }: ReportedRule) =>
		groupsOfThePost.has(group) ||
		editor.rules.some((one) => one.name === rule && one.status !== 'not_checked');
	return { name, editor: findingsOf(editor, isJudged), page: findingsOf(page, isJudged) };
}

const findingsOf = (
	{ findings, information }: Report,
	isJudged: (finding: ReportedRule) => boolean,
) =>
	[...findings, ...information]
		.filter(isJudged)
		.map(({ name, occurrences, severity }) => {
			const messages = new Set(occurrences.map(({ messageKey }) => messageKey));
			return `${name}: ${severity}, ${[...messages].sort().join(', ')}`;
		})
		.sort();

const [file = ''] = process.argv.slice(2);
const posts: readonly PostBothWays[] = JSON.parse(readFileSync(file, 'utf8')); // as the PHP test writes it
console.log(JSON.stringify(posts.map(bothWays)));

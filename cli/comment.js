#!/usr/bin/env node
// Writes the report of a pipeline into one comment of the pull or merge request, and updates it from
// then on: `plumbline comment CHANGES REPORT`. Needs no package, so that it starts at once.
import { existsSync, readFileSync } from 'node:fs';

const mark = '<!-- plumbline -->';
/** In characters; GitHub accepts 65,536. */
const longestReport = 50_000;
const longestChanges = 10_000;
const mostPages = 30;

const { env } = process;

/**
 * @typedef {object} Host
 * @property {string} comments The URL of all comments.
 * @property {(id: number) => string} comment The URL of one of them.
 * @property {'PATCH' | 'PUT'} update
 * @property {Record<string, string>} headers
 */

const [changesFile = '', reportFile = ''] = process.argv.slice(-2);
try {
	const host = hostOf();
	if (host === null) console.error('There is no pull or merge request to comment on.');
	else await write(host, body(textOf(changesFile), textOf(reportFile)));
} catch (error) {
	// A fork has no right to comment. The audit decides whether the pipeline fails.
	console.error(`No comment was written: ${error instanceof Error ? error.message : error}`);
}

/** @returns {Host | null} */
function hostOf() {
	const token = env.PLUMBLINE_TOKEN ?? '';
	if (env.CI_MERGE_REQUEST_IID) {
		const comments = `${env.CI_API_V4_URL}/projects/${env.CI_PROJECT_ID}/merge_requests/${env.CI_MERGE_REQUEST_IID}/notes`;
		const headers = { 'private-token': token };
		return { comments, comment: (id) => `${comments}/${id}`, update: 'PUT', headers };
	}
	const event = env.GITHUB_EVENT_PATH ? JSON.parse(textOf(env.GITHUB_EVENT_PATH)) : {};
	const number = event.pull_request?.number;
	if (typeof number !== 'number') return null;
	const issues = `${env.GITHUB_API_URL}/repos/${env.GITHUB_REPOSITORY}/issues`;
	return {
		comments: `${issues}/${number}/comments`,
		comment: (id) => `${issues}/comments/${id}`,
		update: 'PATCH',
		headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
	};
}

/**
 * @param {string} changes
 * @param {string} report
 */
function body(changes, report) {
	const fence = '`'.repeat(
		3 + Math.max(0, ...[...changes.matchAll(/`+/g)].map(([run]) => run.length)),
	);
	const told = changes.trim() === '' ? 'This is the first report, with nothing to compare to.' : '';
	return [
		mark,
		'## Plumbline',
		told || `${fence}text\n${shortened(changes.trim(), longestChanges)}\n${fence}`,
		`<details><summary>All findings</summary>\n\n${shortened(report.trim(), longestReport)}\n\n</details>`,
	].join('\n\n');
}

/**
 * Whole lines only, because half a line of a table breaks it.
 *
 * @param {string} text
 * @param {number} most
 */
function shortened(text, most) {
	if (text.length <= most) return text;
	return `${text.slice(0, text.lastIndexOf('\n', most))}\n\n… and more; see the summary of the job.`;
}

/**
 * @param {Host} host
 * @param {string} text
 */
async function write(host, text) {
	const id = await ownComment(host);
	const [method, url] = id === null ? ['POST', host.comments] : [host.update, host.comment(id)];
	await call(host, url, { method, body: JSON.stringify({ body: text }) });
	console.error(id === null ? 'A comment was written.' : 'The comment was updated.');
}

/**
 * The comment that an earlier run wrote. Somebody else’s with the same mark is never touched.
 *
 * @param {Host} host
 * @returns {Promise<number | null>}
 */
async function ownComment(host) {
	for (let page = 1; page <= mostPages; page++) {
		const answer = await call(host, `${host.comments}?per_page=100&page=${page}`);
		/** @type {{ id: number, body: string, user?: { type?: string } }[]} */
		const comments = await answer.json();
		const own = comments.find(
			({ body: written, user }) =>
				written?.startsWith(mark) && (user === undefined || user.type === 'Bot'),
		);
		if (own) return own.id;
		if (comments.length < 100) return null;
	}
	return null;
}

/**
 * @param {Host} host
 * @param {string} url
 * @param {RequestInit} [options]
 */
async function call({ headers }, url, options) {
	const answer = await fetch(url, {
		...options,
		headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'plumbline' },
		// The token goes nowhere else.
		redirect: 'error',
		signal: AbortSignal.timeout(30_000),
	});
	if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}.`);
	return answer;
}

/** @param {string} file */
function textOf(file) {
	return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

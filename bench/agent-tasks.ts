import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { scopes } from '@plumbline/core/api';
import { auditFilesBelow } from '../server/src/commands/mcp/audit-files.tool.ts';
import { openLocalApp } from '../server/src/commands/mcp/open-local-app.ts';
import { answerPage } from '../server/src/mcp/answers/answer-pages.ts';
import { refusalOf } from '../server/src/mcp/answers/refusal.ts';
import { clientOfApp } from '../server/src/mcp/client-of-app.ts';
import { tools } from '../server/src/mcp/create-mcp-server.ts';
import type { Tool } from '../server/src/mcp/tool.ts';
import { checkedInput, toolInput } from '../server/src/mcp/tool-input.ts';
import { refreshSampleAccount } from '../server/src/sample/sample-account.ts';
import { agentTasks, type ChosenCall } from './agents/tasks.ts';

/**
 * Prints the calls and tokens of thirty tasks that people give to agents, on the sample account and a
 * local site. The calls are chosen by hand, so this measures their cost, and not whether an agent would choose them. A token is four bytes, and counts what
 * enters the model’s context: the calls and their answers.
 */
const folder = mkdtempSync(join(tmpdir(), 'agent-tasks-'));
process.chdir(folder);
const dist = join(folder, 'dist');
mkdirSync(dist);
for (const name of ['index', 'rye', 'oat']) {
	const html = `<!doctype html><html lang="en"><h1>${name}</h1><a href="/gone">here</a></html>`;
	writeFileSync(join(dist, `${name}.html`), html);
}
const site = createServer(({ url }, response) => {
	response.writeHead(url === '/gone' ? 404 : 200, { 'content-type': 'text/html' });
	response.end(`<!doctype html><html lang="en"><title>Bread ${url}</title><h1>Bread</h1>`);
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
// The address of a listening TCP server is never a string.
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

const errors = new PassThrough();
const access = { starts: [], headers: {}, isReportOnly: false, proxy: null };
const environment = { DATABASE_URL: 'sqlite::memory:' };
const local = await openLocalApp(
	{ access, browser: null, environment, logTo: errors },
	async (database) => {
		const { account } = await refreshSampleAccount(database, Date.parse('2026-11-15'));
		const caller = { keyId: 0, siteId: null, accountId: account.id, accountName: account.name };
		const rights = { scopes, rateLimit: null, expiresMs: null, lastUsedMs: null };
		return { key: 'plb_agent_tasks', caller: { ...caller, ...rights } };
	},
);
const client = clientOfApp(local.app, local.ownKey.key);
const terminal = {
	environment,
	input: new PassThrough(),
	output: new PassThrough(),
	errors,
	columns: null,
	hasLiveErrors: false,
	stop: new AbortController().signal,
};
const all: readonly Tool[] = [...tools, auditFilesBelow([folder], terminal)];

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const tokens = (bytes: number) => Math.ceil(bytes / 4);

async function bytesOfCall({ input, pages = 0, tool: name }: ChosenCall): Promise<number> {
	const tool = all.find((each) => each.name === name);
	if (tool === undefined) throw new Error(`There is no tool ${name}.`);
	const given = JSON.parse(
		JSON.stringify(input).replaceAll('SITE', origin).replaceAll('DIST', dist),
	);
	try {
		const answer = await tool.answer(checkedInput(tool, given), {
			client,
			scopes,
			signal: terminal.stop,
			now: new Date('2026-11-15'),
			drawsPages: false,
			onProgress: () => undefined,
			clientFolders: async () => [],
		});
		let [bytes, offset] = [0, 0];
		for (let page = 0; page <= pages; page++) {
			const read = answerPage(answer, offset);
			bytes += bytesOf({ name, arguments: given }) + bytesOf(read);
			if (read.next_cursor === null) break;
			offset = Number(read.next_cursor);
		}
		return bytes;
	} catch (error) {
		console.error(name, JSON.stringify(given), JSON.stringify(refusalOf(error) ?? String(error)));
		process.exitCode = 1;
		return 0;
	}
}

const listed = all.map((tool) => ({
	name: tool.name,
	description: tool.description,
	inputSchema: toolInput(tool)['~standard'].jsonSchema.input({ target: 'draft-2020-12' }),
}));
console.log(
	`| task | calls | tokens |\n|---|---:|---:|\n| the list of tools, once | | ${tokens(bytesOf(listed))} |`,
);
let [calls, sum] = [0, 0];
for (const task of agentTasks) {
	const bytes: number[] = [];
	for (const call of task.calls) bytes.push(await bytesOfCall(call));
	const total = bytes.reduce((one, other) => one + other, 0);
	const count = task.calls.reduce((number, { pages = 0 }) => number + 1 + pages, 0);
	[calls, sum] = [calls + count, sum + total];
	console.log(`| ${task.said} | ${count} | ${tokens(total)} |`);
}
console.log(`| **${agentTasks.length} tasks** | ${calls} | ${tokens(sum)} |`);

await local.close();
site.close();
process.chdir('/');
rmSync(folder, { recursive: true });

import { dirname } from 'node:path';
import { stdioTools, toolClient } from '../../server/src/testing/tool-client.ts';
import { origin } from './bakery.ts';

/** The rules that the official client hears about a folder over stdio, without a setting. */
export async function auditedByAgent(plumbline: string, site: string) {
	const transport = stdioTools({ program: plumbline, folder: dirname(site) });
	const { call, client } = await toolClient(transport);
	const rules = new Set<string>();
	let pages: unknown = null;
	try {
		for (let cursor: string | null | undefined; cursor !== null; ) {
			const args = { path: site, base_url: origin, include_notes: true };
			const { answer } = await call(
				'audit_files',
				cursor === undefined ? args : { ...args, cursor },
			);
			for (const { rule } of answer.items) rules.add(rule);
			pages = answer.provenance.pages;
			cursor = answer.next_cursor;
		}
	} finally {
		await client.close();
	}
	return { pages, rules };
}

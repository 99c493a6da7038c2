import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** In ms. A page learns with a delay that elements were removed. */
const newsMs = 500;

/** Memory after a forced garbage collection. */
export interface Held {
	/** In bytes: objects and strings of scripts. */
	readonly page: number;
	readonly panel: number;
	/** Nodes of the page's documents, including removed ones that a script still references. */
	readonly nodes: number;
}

/**
 * Memory of page and panel after each of these counts of audits. The page rebuilds its content
 * before each audit, like an application.
 */
export async function heldAfterAudits(
	page: Page,
	panel: Page,
	counts: readonly number[],
): Promise<readonly Held[]> {
	const pageSession = await page.context().newCDPSession(page);
	const panelSession = await panel.context().newCDPSession(panel);
	const held: Held[] = [];
	for (let done = 1; done <= Math.max(...counts); done++) {
		await page.evaluate(makeContentAnew, done);
		await panel.locator('header button[aria-busy]').click();
		await panel.locator('main', { hasText: titleOf(done) }).waitFor();
		if (!counts.includes(done)) continue;
		held.push({
			page: await heapOf(pageSession),
			panel: await heapOf(panelSession),
			nodes: (await pageSession.send('Memory.getDOMCounters')).nodes,
		});
	}
	return held;
}

const titleOf = (number: number) => `Shop of state ${number}`;

function makeContentAnew(number: number) {
	document.title = `Shop of state ${number}`;
	const { body } = document;
	body.innerHTML = `${body.innerHTML}`;
}

async function heapOf(session: CDPSession): Promise<number> {
	// Only the second snapshot lacks the objects that were kept for notifications of removed elements.
	await takeSnapshot(session);
	await setTimeout(newsMs);
	return bytesOf(await takeSnapshot(session));
}

/** Chromium's heap snapshot, which starts with a garbage collection; `nodes` is a flat table. */
interface Snapshot {
	readonly snapshot: {
		readonly meta: {
			readonly node_fields: readonly string[];
			readonly node_types: readonly [readonly string[]];
		};
	};
	readonly nodes: readonly number[];
}

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
	const chunks: string[] = [];
	const collect = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk);
	session.on('HeapProfiler.addHeapSnapshotChunk', collect);
	await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
	session.off('HeapProfiler.addHeapSnapshotChunk', collect);
	// A stable format, which Chromium's own tools read too.
	return JSON.parse(chunks.join('')) as Snapshot;
}

/**
 * Leaves out code, which the engine compiles lazily, and native objects, which include the
 * recordings of Chromium's tools.
 */
function bytesOf({ nodes, snapshot }: Snapshot): number {
	const { node_fields: fields, node_types: types } = snapshot.meta;
	const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
	const left = ['code', 'native'].map((name) => types[0].indexOf(name));
	let bytes = 0;
	for (let row = 0; row < nodes.length; row += fields.length) {
		if (!left.includes(nodes[row + type] ?? 0)) bytes += nodes[row + size] ?? 0;
	}
	return bytes;
}

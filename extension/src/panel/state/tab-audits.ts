import { load, type NodeRef } from '@plumbline/core';
import { oneAtATime } from '../../judging/one-at-a-time.ts';
import type { SecondSource } from '../../judging/second-source.ts';
import type { Connection } from '../../messaging/connection.ts';
import type { Mark, Region } from '../../messaging/protocol.ts';
import { hopsTo } from '../../redirects/hops.ts';
import { connectToPage } from './connect-to-page.ts';
import type { PanelEvent } from './panel-state.ts';

/** Talks to the pages in all tabs of the window, and reports what they say. */
export function createTabAudits(dispatch: (event: PanelEvent) => void) {
	const connections = new Map<number, Connection>();
	const seconds = new Map<number, SecondSource>();
	/** For each tab, the URL whose second source is loaded or on its way. */
	const compared = new Map<number, string | null>();
	/** For each tab, the origin on which its icon was last clicked. */
	const clickedOrigins = new Map<number, string>();
	const inTurn = oneAtATime();

	/**
	 * Reads the page of a tab. Simultaneous calls share one reading, except that a click or a new
	 * page always gets its own, and a change gets one that starts after it. The served HTML is
	 * fetched once a visit, unless the user asks for the audit again.
	 */
	function read(
		tabId: number,
		{ wasClicked = false, isNewPage = false, isAskedAgain = false, hasChanged = false } = {},
	): Promise<void> {
		const reading = () =>
			readOnce(tabId, { wasClicked, isNewPage, isAskedAgain }).catch((error) => {
				console.error('A page could not be audited.', error);
				compared.delete(tabId);
				dispatch({ type: 'refused', tabId, reason: 'unexpected' });
			});
		if (wasClicked || isNewPage || isAskedAgain) return inTurn(tabId, reading, 'none');
		return inTurn(tabId, reading, hasChanged ? 'not_started' : 'any');
	}

	async function readOnce(tabId: number, reading: Reading): Promise<void> {
		const { isAskedAgain, isNewPage, wasClicked } = reading;
		dispatch({ type: 'reading', tabId });
		const connection = connections.get(tabId) ?? (await connect(tabId, wasClicked));
		if (!connection) return;
		const page = await unlessEnded(connection, connection.ask('read', null));
		// The old page may disconnect only after the new one has loaded.
		if (!page && isNewPage) return readOnce(tabId, { ...reading, isNewPage: false });
		if (page?.kind === 'page') {
			await load({ page: page.facts });
			if (connection.ended.aborted) return;
			if (wasClicked)
				clickedOrigins.set(tabId, URL.parse(page.facts.facts.url ?? '')?.origin ?? '');
			dispatch({ type: 'read', tabId, facts: page.facts });
			// Not awaited: the server may be slow, and the page may change in the meantime.
			void compare(tabId, connection, { url: page.facts.facts.url, isAnew: isAskedAgain });
		} else if (page) dispatch({ type: 'file', tabId, contentType: page.contentType });
	}

	/** Fetches the second source of a URL, which is the same for every state of the page. */
	async function compare(tabId: number, connection: Connection, { url, isAnew }: Comparing) {
		if (!isAnew && compared.get(tabId) === url) return;
		compared.set(tabId, url);
		try {
			const served = await unlessEnded(connection, connection.ask('served', { isAnew }));
			if (!served) return;
			const redirects = await hopsTo(tabId, served.url);
			const noted = redirects.length > 0 && { redirects };
			const response = served.response && { ...served.response, ...noted };
			const { readSecondSource } = await import('../../judging/read-second-source.ts');
			const second = await unlessEnded(
				connection,
				readSecondSource({ ...served, response }, connection.ended),
			);
			// The tab may have moved on to a URL whose answer arrived first.
			if (!second || compared.get(tabId) !== url) return;
			compared.set(tabId, second.url);
			seconds.set(tabId, second);
			dispatch({ type: 'compared', tabId, second });
		} catch (error) {
			if (compared.get(tabId) === url) compared.delete(tabId);
			console.error('The HTML that the server sends could not be compared with the page.', error);
		}
	}

	async function connect(tabId: number, wasClicked: boolean) {
		const connection = await connectToPage(tabId, {
			wasClicked,
			clickedOrigin: clickedOrigins.get(tabId),
			onEvent(markEvent) {
				if (markEvent.event === 'changed') void read(tabId, { hasChanged: true });
				else dispatch({ type: 'marked', tabId, markEvent });
			},
		});
		if (typeof connection === 'string') {
			dispatch({ type: 'refused', tabId, reason: connection });
			return null;
		}
		connections.set(tabId, connection);
		connection.ended.addEventListener('abort', () => {
			connections.delete(tabId);
			seconds.delete(tabId);
			compared.delete(tabId);
			dispatch({ type: 'gone', tabId });
		});
		return connection;
	}

	/** Fetches the source code of nodes, to be shown with their findings. */
	async function describe(tabId: number, nodes: readonly NodeRef[]) {
		const connection = connections.get(tabId);
		if (!connection || nodes.length === 0) return;
		const found = await unlessEnded(connection, connection.ask('describe', nodes));
		if (!found) return;
		const sent = seconds.get(tabId)?.html;
		const snippets = new Map(
			nodes.map((node, index) => [node, found[index] ?? sent?.locate(node)?.snippet ?? null]),
		);
		dispatch({ type: 'described', tabId, snippets });
	}

	/** Highlights a node on the page; null removes the highlight. */
	async function point(tabId: number, node: NodeRef | null) {
		const connection = connections.get(tabId);
		if (!connection) return;
		const outcome = await unlessEnded(connection, connection.ask('point', node));
		if (outcome)
			dispatch({ type: 'pointed', tabId, pointed: node === null ? null : { node, outcome } });
	}

	async function mark(tabId: number, marks: readonly Mark[]) {
		const connection = connections.get(tabId);
		if (connection) await unlessEnded(connection, connection.ask('mark', marks));
	}

	/** The landmarks and languages of the page; empty once it is gone. */
	async function regions(tabId: number): Promise<readonly Region[]> {
		const connection = connections.get(tabId);
		if (!connection) return [];
		return (await unlessEnded(connection, connection.ask('regions', null))) ?? [];
	}

	function close(tabId: number) {
		clickedOrigins.delete(tabId);
		connections.get(tabId)?.close();
	}

	return { read, describe, point, mark, regions, close };
}

interface Reading {
	readonly wasClicked: boolean;
	/** The browser reports that the tab has loaded a new page. */
	readonly isNewPage: boolean;
	readonly isAskedAgain: boolean;
}

interface Comparing {
	readonly url: string | null;
	readonly isAnew: boolean;
}

export type TabAudits = ReturnType<typeof createTabAudits>;

/**
 * null if the page left before it answered; that it left is reported only once, by the connection.
 */
async function unlessEnded<Answer>(
	{ ended }: Connection,
	answer: Promise<Answer>,
): Promise<Answer | null> {
	try {
		return await answer;
	} catch (error) {
		if (ended.aborted) return null;
		throw error;
	}
}

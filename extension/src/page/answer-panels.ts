import { createNodeRegistry, isServedNode } from '@plumbline/core';
import { browser } from 'wxt/browser';
import { answer } from '../messaging/answer.ts';
import { chunkedPort, type Piece } from '../messaging/chunked-port.ts';
import {
	countPort,
	type FromPage,
	type PagePort,
	type Port,
	pagePort,
	type Request,
} from '../messaging/protocol.ts';
import { findRegions } from './find-regions.ts';
import { createHighlighter } from './highlight/highlighter.ts';
import { createMarker } from './highlight/marker.ts';
import { createOverlay, isOwnNode } from './highlight/overlay.ts';
import { readPage } from './read-page.ts';
import { onceAVisit } from './served/once-a-visit.ts';
import { servedPage } from './served/served-page.ts';
import { snippetOf } from './snippet.ts';
import { watchVisit } from './visit/watch-visit.ts';
import { watchPage } from './watch-page.ts';

/** A symbol in the isolated world of our scripts, which the page cannot see. Paths are read there too. */
const isAnswering = Symbol.for('plumbline');

const changed: FromPage = { event: 'changed' };

/** `pagePort` and `countPort` ports carry only messages of this protocol. */
const portOf = (port: object): PagePort =>
	chunkedPort(port as Port<Piece<Request>, Piece<FromPage>>);

/**
 * Answers the panels that connect to this document. The script may be injected again: it starts
 * once per document.
 */
export function answerPanels(): void {
	if (isAnswering in globalThis) return;
	const registry = createNodeRegistry();
	Object.assign(globalThis, { [isAnswering]: registry });
	const visit = watchVisit();
	const served = onceAVisit((isAnew) => servedPage(document, isAnew));
	let listeners = 0;

	browser.runtime.onConnect.addListener((port) => {
		if (port.name === pagePort) serve(portOf(port));
	});

	let counter: PagePort | null = null;
	browser.runtime.onMessage.addListener((message) => {
		if (message !== countPort) return;
		if (counter) return counter.postMessage(changed);
		counter = portOf(browser.runtime.connect({ name: countPort }));
		counter.onDisconnect.addListener(() => {
			counter = null;
		});
		serve(counter);
	});

	function serve(port: PagePort) {
		const closed = new AbortController();
		const overlay = createOverlay(document, (node) => port.postMessage({ event: 'picked', node }));
		const highlighter = createHighlighter(overlay);
		const marker = createMarker(overlay);
		let areMarked = false;
		listeners++;
		addEventListener('keydown', unmark, { capture: true, signal: closed.signal });
		// A page in Firefox's back/forward cache keeps its ports open and never answers.
		addEventListener('pagehide', () => port.disconnect(), { signal: closed.signal });
		port.onDisconnect.addListener(() => {
			closed.abort();
			highlighter.show(null);
			void marker.show([], registry);
			// The registry keeps elements only while a panel is connected that may ask for them.
			if (--listeners === 0) registry.clear();
		});
		function unmark({ key }: KeyboardEvent) {
			if (key !== 'Escape' || !areMarked) return;
			areMarked = false;
			void marker.show([], registry);
			highlighter.show(null);
			port.postMessage({ event: 'unmarked' });
		}
		const onRoot = watchPage(document, {
			onChange: () => port.postMessage(changed),
			isOurs: isOwnNode,
			otherChanges: visit.layoutChanges,
			signal: closed.signal,
		});
		answer(port, {
			read: () => readPage(document, { registry, visit, onRoot, signal: closed.signal }),
			served: ({ isAnew }) => served(document.URL, isAnew),
			describe: (nodes) =>
				nodes.map((node) => {
					const element = registry.resolve(node);
					return element && snippetOf(element);
				}),
			point: (node) =>
				isServedNode(node)
					? 'only_sent'
					: highlighter.show(node === null ? null : registry.resolve(node)),
			regions: () => findRegions(document, registry),
			mark: async (marks) => {
				areMarked = marks.length > 0;
				await marker.show(marks, registry);
				return null;
			},
		});
	}
}

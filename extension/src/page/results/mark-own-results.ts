import { browser } from 'wxt/browser';
import type { ResultsAnswer, ResultsQuestion } from '../../messaging/results-protocol.ts';

/** Set once the page is watched. */
const isMarking = Symbol.for('plumbline-results');
/** In ms. Results that load later come in bursts. */
const settledMs = 300;
/** A heading inside a link or a link inside a heading: the title of a result, on every engine. */
const titles = 'a[href] :is(h2, h3), :is(h2, h3) a[href]';

/** Marks results of own sites, now and as more of them load. Only their URLs are read. */
export function markOwnResults(): void {
	if (isMarking in globalThis) return;
	Object.assign(globalThis, { [isMarking]: true });
	const marked = new WeakSet<Element>();
	let timer = 0;
	const mark = () => void markNew(marked);
	mark();
	new MutationObserver(() => {
		clearTimeout(timer);
		timer = window.setTimeout(mark, settledMs);
	}).observe(document.body, { childList: true, subtree: true });
}

async function markNew(marked: WeakSet<Element>): Promise<void> {
	const results = [...document.querySelectorAll(titles)]
		.filter((title) => !marked.has(title))
		.map((title) => ({ title, url: title.closest('a')?.href ?? '' }))
		.filter(({ url }) => /^https?:/.test(url));
	if (results.length === 0) return;
	for (const { title } of results) marked.add(title);
	const question: ResultsQuestion = { plumblineResults: results.map(({ url }) => url) };
	const notes: ResultsAnswer | null = await browser.runtime.sendMessage(question);
	for (const { title, url } of results) {
		const sentences = notes?.[url];
		if (sentences) title.closest('a')?.after(markWith(sentences));
	}
}

/** Drawn in a closed shadow root, which neither styles nor scripts of the page reach. */
function markWith(sentences: readonly string[]): HTMLElement {
	const host = document.createElement('plumbline-result');
	host.style.cssText = 'all: initial !important; display: block !important;';
	const label = document.createElement('span');
	label.textContent = sentences.join(' · ');
	label.style.cssText = `display: inline-block; margin: 2px 0; padding: 1px 8px; border-radius: 6px;
		background: #0b5f56; color: #fff; font: 12px/18px system-ui, sans-serif`;
	host.attachShadow({ mode: 'closed' }).append(label);
	return host;
}

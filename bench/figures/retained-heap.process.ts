import { auditHtmlPage, factsOfHtml } from '@plumbline/core';
import { generatePage, pageKindNames } from '@plumbline/scripts/generate-pages';
import { parse } from 'parse5';

const [what, kindName, length] = process.argv.slice(2);
const kind = pageKindNames.find((name) => name === kindName);
const { gc } = globalThis;
if (!gc || !kind)
	throw new Error('Needs --expose-gc, what to hold, a kind of page and its length.');
const { html, url } = generatePage(kind, Number(length));
const options = { geo: 'us', url };

function hold(text: string): unknown {
	if (what === 'parse5') return parse(text, { scriptingEnabled: true });
	const page = factsOfHtml(text, options);
	return { page, report: auditHtmlPage(page, options) };
}

// The first page fills tables that are not part of a page's cost.
hold('<!doctype html><title>Bread</title><p>Bread');
hold(html);
gc();
const before = process.memoryUsage().heapUsed;
const held = hold(html);
gc();
const bytes = process.memoryUsage().heapUsed - before;
console.log(JSON.stringify({ bytes, isHeld: held !== null }));

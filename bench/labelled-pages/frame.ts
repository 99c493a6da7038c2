import { type FrameTexts, frameTexts } from './frame-texts.ts';
import type { LabelledPage } from './labelled-page.ts';

/**
 * Puts the content into a complete page, as sites in its language look: among navigation, teasers
 * and other texts.
 */
export function framed({ content, language, layout, title }: LabelledPage): string {
	const texts = frameTexts[language];
	if (!texts) throw new Error(`No frame for ${language}: add its texts to frame-texts.ts.`);
	const body = layout === 'main' ? withLandmarks(content, texts) : withDivs(content, texts);
	return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;
}

function withLandmarks(content: string, texts: FrameTexts): string {
	return `<header><nav>${list(texts.menu)}</nav></header>
<main><div class="breadcrumb"><a href="/">${texts.menu[0]}</a> › <a href="/all">${texts.menu[1]}</a></div>
<article>${withInsertions(content, texts)}
<section><h2>${texts.related}</h2>${teasers(texts)}</section></article></main>
<aside><h2>${texts.newsletter}</h2><button>${texts.subscribe}</button></aside>
<footer>${list(texts.footer)}</footer>
<div role="dialog"><p>${texts.cookies}</p><button>${texts.accept}</button></div>`;
}

function withDivs(content: string, texts: FrameTexts): string {
	return `<div class="cookie-banner"><p>${texts.cookies}</p><button>${texts.accept}</button></div>
<div class="top">${list(texts.menu)}</div>
<div class="page"><div class="content">${withInsertions(content, texts)}</div>
<div class="sidebar"><h3>${texts.related}</h3>${teasers(texts)}<h3>${texts.newsletter}</h3><button>${texts.subscribe}</button></div></div>
<div class="bottom">${list(texts.footer)}</div>`;
}

/** Adds byline and share links below the title, and “read more” before each later heading. */
function withInsertions(content: string, { byline, readMore, share }: FrameTexts): string {
	return content
		.replace(
			'</h1>',
			`</h1><p class="byline">${byline}</p><div class="share">${share.map(link).join(' ')}</div>`,
		)
		.replaceAll('<h2>', `<p>${link(readMore)}</p><h2>`);
}

const teasers = ({ readMore, relatedPages }: FrameTexts) =>
	relatedPages.map((page) => `<div><h4>${link(page)}</h4>${link(readMore)}</div>`).join('');

const list = (texts: readonly string[]) =>
	`<ul>${texts.map((text) => `<li>${link(text)}`).join('')}</ul>`;

const link = (text: string) => `<a href="/${encodeURIComponent(text)}">${text}</a>`;

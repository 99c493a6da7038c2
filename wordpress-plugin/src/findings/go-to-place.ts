import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import { blockElement, canvasDocument } from '../canvas/canvas.ts';
import { extraContentAt } from '../extra-content/extra-content-at.ts';
import { paint } from '../highlights/paint.ts';
import { rangeOfPlace } from '../highlights/range-of-place.ts';
import type { BlockPlace, Place } from './place.ts';

type Htmls = ReadonlyMap<string, string>;

/** Selects what a finding is about, brings it into view, and marks its very words. */
export function goToPlace(place: Place, htmls: Htmls): void {
	if (place.kind === 'title') goToTitle();
	else goToWords(place, htmls);
}

function goToTitle() {
	const title = canvasDocument().querySelector<HTMLElement>('.wp-block-post-title');
	title?.scrollIntoView(scrolling());
	title?.focus({ preventScroll: true });
}

function goToWords(place: BlockPlace, htmls: Htmls) {
	const field = extraContentAt(place.clientId);
	if (field) goToField(field.name);
	else goToBlock(place, htmls);
}

/** Where ACF shows the field; other plugins show theirs who knows where. */
function goToField(name: string) {
	const field = document.querySelector(`.acf-field[data-name="${CSS.escape(name)}"]`);
	field?.scrollIntoView(scrolling());
}

function goToBlock(place: BlockPlace, htmls: Htmls) {
	dispatch(blockEditorStore).selectBlock(place.clientId);
	const words = rangeOfPlace(place, htmls);
	const element = words?.startContainer.parentElement ?? blockElement(place.clientId);
	element?.scrollIntoView(scrolling());
	paint('here', words ? [words] : []);
}

const scrolling = (): ScrollIntoViewOptions => ({
	block: 'center',
	behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
});

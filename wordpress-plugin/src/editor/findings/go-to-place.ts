import { select } from '@wordpress/data';
import type { BlockPlace, Place } from '../../audit/place.ts';
import { blockElement } from '../../post/canvas/canvas.ts';
import { paint } from '../../post/canvas/paint.ts';
import { extraContentAt } from '../../post/extra-content/read-extra-content.ts';
import { metaKeys } from '../../post/meta/post-meta.ts';
import { screen } from '../../post/screen/edit-screen.ts';
import { settings } from '../../settings/settings.ts';
import { openSearchField } from '../fields/search-field-to-open.ts';
import { rangeOfPlace } from '../highlights/range-of-place.ts';

type Htmls = ReadonlyMap<string, string>;

/** Goes to the words of a finding: selects the block, scrolls to it and marks the words. */
export function goToPlace(place: Place, htmls: Htmls): void {
	if (place.kind === 'title') goToTitle();
	else if (place.kind === 'field') openSearchField(place.field);
	else goToWords(place, htmls);
}

function goToTitle() {
	if (hasTitleOfItsOwn()) openSearchField('title');
	else screen().focusTitle();
}

/** True if our title is filled in, so that it replaces the post’s title in the head. */
function hasTitleOfItsOwn(): boolean {
	const meta = screen().meta(select) ?? {};
	return settings().head.owner === null && Boolean(meta[metaKeys.title]);
}

function goToWords(place: BlockPlace, htmls: Htmls) {
	const field = extraContentAt(place.clientId);
	if (field) goToField(field.name);
	else goToBlock(place, htmls);
}

/** Only ACF's fields can be found; other plugins mark theirs in unknown ways. */
function goToField(name: string) {
	const field = document.querySelector(`.acf-field[data-name="${CSS.escape(name)}"]`);
	field?.scrollIntoView(scrolling());
}

function goToBlock(place: BlockPlace, htmls: Htmls) {
	screen().selectBlock(place.clientId);
	const words = rangeOfPlace(place, htmls);
	const element = words?.startContainer.parentElement ?? blockElement(place.clientId);
	element?.scrollIntoView(scrolling());
	paint('here', words ? [words] : []);
}

const scrolling = (): ScrollIntoViewOptions => ({
	block: 'center',
	behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
});

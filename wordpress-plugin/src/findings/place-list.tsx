import { textsIn } from '@plumbline/core';
import { __ } from '@wordpress/i18n';
import { bodyOfHtml } from '../body-of-html.ts';
import { extraContentAt } from '../extra-content/extra-content-at.ts';
import { locale } from '../locale.ts';
import { excerpt } from './excerpt.ts';
import { goToPlace } from './go-to-place.ts';
import { type BlockPlace, keyOf, type Place } from './place.ts';

interface PlaceListProps {
	readonly places: readonly Place[];
	readonly htmls: ReadonlyMap<string, string>;
}

/** Maximum number of places shown; others follow as these are fixed. */
const MOST_SHOWN = 5;

export function PlaceList({ places, htmls }: PlaceListProps) {
	const more = places.length - MOST_SHOWN;
	return (
		<>
			{places.slice(0, MOST_SHOWN).map((place) => (
				<button
					key={keyOf(place)}
					type="button"
					className="plumbline-place"
					onClick={() => goToPlace(place, htmls)}
				>
					{place.kind === 'title' ? (
						__('The title', 'plumbline')
					) : (
						<BlockLabel place={place} html={htmls.get(place.clientId) ?? ''} />
					)}
				</button>
			))}
			{more > 0 && <p>{textsIn(locale()).phrase('more_places', { count: more })}</p>}
		</>
	);
}

/** The words it is about, then the beginning of their block. */
function BlockLabel({
	place: { clientId, offset },
	html,
}: {
	readonly place: BlockPlace;
	readonly html: string;
}) {
	const field = extraContentAt(clientId);
	const text = excerpt(textOf(bodyOfHtml(html)));
	const block = field ? `${field.label}: ${text}` : text;
	const words = offset > 0 ? excerpt(textOf(bodyOfHtml(html.slice(offset)).firstElementChild)) : '';
	if (!block) return __('A block without text', 'plumbline');
	if (!words || words === block) return block;
	return (
		<>
			<b>{words}</b> {block}
		</>
	);
}

const textOf = (element: Element | null) => element?.textContent ?? '';

import { __ } from '@wordpress/i18n';
import { excerpt } from './excerpt.ts';
import { goToPlace } from './go-to-place.ts';
import type { Place } from './place.ts';

interface PlaceListProps {
	readonly places: readonly Place[];
	readonly htmls: ReadonlyMap<string, string>;
}

export function PlaceList({ places, htmls }: PlaceListProps) {
	return places.map((place) => (
		<button
			key={place.kind === 'title' ? 'title' : place.clientId}
			type="button"
			className="plumbline-place"
			onClick={() => goToPlace(place)}
		>
			{labelOf(place, htmls)}
		</button>
	));
}

function labelOf(place: Place, htmls: PlaceListProps['htmls']): string {
	if (place.kind === 'title') return __('The title', 'plumbline');
	const text = excerpt(textOf(htmls.get(place.clientId) ?? ''));
	return text || __('A block without text', 'plumbline');
}

/** Entities are decoded, nothing is run: the document has no window. */
const textOf = (html: string) =>
	new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

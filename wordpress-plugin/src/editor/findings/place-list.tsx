import { textsIn } from '@plumbline/core';
import { Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type BlockPlace, keyOf, type Place } from '../../audit/place.ts';
import { bodyOfHtml } from '../../post/content/body-of-html.ts';
import { idOf } from '../../post/extra-content/extra-content.ts';
import { extraContentAt, featuredImageName } from '../../post/extra-content/read-extra-content.ts';
import type { SearchField } from '../../post/meta/search-field.ts';
import { locale } from '../../settings/settings.ts';
import { AltTexts } from './alt-texts.tsx';
import { excerpt } from './excerpt.ts';
import { FeaturedImageLink } from './featured-image-link.tsx';
import { goToPlace } from './go-to-place.ts';
import { imageName } from './image-name.ts';
import { LinkDirectly } from './link-directly.tsx';

interface PlaceListProps {
	readonly places: readonly Place[];
	/** The finding is about images. */
	readonly ofImages: boolean;
	readonly htmls: ReadonlyMap<string, string>;
}

/** Maximum number of places shown; others follow as these are fixed. */
const mostShown = 5;

export function PlaceList({ places, ofImages, htmls }: PlaceListProps) {
	const more = places.length - mostShown;
	return (
		<>
			{places.slice(0, mostShown).map((place) => (
				<Fragment key={keyOf(place)}>
					<PlaceLink place={place} htmls={htmls} />
					{ofImages && place.kind === 'block' && <AltTexts clientId={place.clientId} />}
					{place.kind === 'block' && (
						<LinkDirectly place={place} html={htmls.get(place.clientId) ?? ''} />
					)}
				</Fragment>
			))}
			{more > 0 && <p>{textsIn(locale()).phrase('more_places', { count: more })}</p>}
		</>
	);
}

interface PlaceLinkProps extends Pick<PlaceListProps, 'htmls'> {
	readonly place: Place;
}

function PlaceLink({ place, htmls }: PlaceLinkProps) {
	if (place.kind === 'block' && place.clientId === idOf({ name: featuredImageName })) {
		return <FeaturedImageLink />;
	}
	return (
		<button type="button" className="plumbline-place" onClick={() => goToPlace(place, htmls)}>
			{place.kind === 'block' ? (
				<BlockLabel place={place} html={htmls.get(place.clientId) ?? ''} />
			) : (
				nameOfField(place.kind === 'title' ? 'title' : place.field)
			)}
		</button>
	);
}

const nameOfField = (field: SearchField): string =>
	({
		title: __('The title', 'plumbline'),
		description: __('The description', 'plumbline'),
		canonical: __('The canonical URL', 'plumbline'),
		robots: __('The robots directives', 'plumbline'),
		social: __('The fields for sharing', 'plumbline'),
	})[field];

/** The words of the finding, then the beginning of their block. */
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
	if (!block) return nameOfImage(html.slice(offset)) ?? __('A block without text', 'plumbline');
	if (!words || words === block) return block;
	return (
		<>
			<b>{words}</b> {block}
		</>
	);
}

function nameOfImage(html: string): string | null {
	const name = imageName(html);
	/* translators: %s: file name of an image. */
	return name && sprintf(__('The image “%s”', 'plumbline'), name);
}

const textOf = (element: Element | null) => element?.textContent ?? '';

import type { Link } from '../../../facts/collected/body/links.fact.ts';
import type { Image } from '../../../facts/collected/media/images.fact.ts';
import type { LinkTarget } from '../../../facts/derived/indexing/link-targets.fact.ts';
import type { NodeRef } from '../../../facts/node-ref.ts';
import { pointsNowhere } from '../../label-references.ts';
import { isVisitorsLink } from '../is-visitors-link.ts';

/**
 * The owner’s links to pages without a text that names the target, unless a different link to the
 * same URL has one: a picture beside a linked headline needs no words. The title of a picture counts.
 */
export function unlabelledLinks(
	targets: readonly LinkTarget[],
	images: readonly Image[],
	ids: ReadonlySet<string> | null,
): readonly LinkTarget[] {
	const hasLabel = ({ link }: LinkTarget) =>
		link.label !== '' && !pointsNowhere(link.labelledBy, ids);
	const empty = targets.filter(
		(target) =>
			!hasLabel(target) &&
			!target.link.isHidden &&
			!target.link.isButton &&
			!isVisitorsLink(target.link) &&
			!target.isJump &&
			(target.scheme === 'https' || target.scheme === 'http'),
	);
	if (empty.length === 0) return empty;
	const labelled = new Set(targets.filter(hasLabel).map(({ address }) => address));
	const named = new Set(images.filter(({ hasOtherName }) => hasOtherName).map(({ node }) => node));
	return empty.filter(
		({ address, link }) =>
			!labelled.has(address) && !link.images.some(({ node }) => named.has(node)),
	);
}

/**
 * Whether the alt text of its picture would be the text of the link. A link that only enlarges the
 * picture does not count.
 */
export const isImageLink = ({ address, link }: LinkTarget) =>
	link.images.some(({ name }) => name === 'img') && !isEnlargement.test(address ?? '');

const isEnlargement = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:\?|$)|\/lightbox\/?$/i;

/** The link, and the pictures in it. */
export const nodesOf = ({ images, node }: Link): readonly NodeRef[] => [
	node,
	...images.map((image) => image.node),
];

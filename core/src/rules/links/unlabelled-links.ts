import type { Link } from '../../facts/collected/body/links.fact.ts';
import type { Image } from '../../facts/collected/media/images.fact.ts';
import type { LinkTarget } from '../../facts/derived/indexing/link-targets.fact.ts';
import type { NodeRef } from '../../facts/node-ref.ts';

/**
 * Links to pages that say nothing of where they lead, unless another link to the same address says
 * it: a picture beside a linked headline needs no words of its own. A picture with a title has some.
 */
export function unlabelledLinks(
	targets: readonly LinkTarget[],
	images: readonly Image[],
): readonly LinkTarget[] {
	const empty = targets.filter(
		({ isJump, link, scheme }) =>
			!link.label &&
			!link.isHidden &&
			!link.isButton &&
			link.role === null &&
			!isJump &&
			(scheme === 'https' || scheme === 'http'),
	);
	if (empty.length === 0) return empty;
	const told = new Set(targets.filter(({ link }) => link.label).map(({ address }) => address));
	const named = new Set(images.filter(({ hasOtherName }) => hasOtherName).map(({ node }) => node));
	return empty.filter(
		({ address, link }) => !told.has(address) && !link.images.some(({ node }) => named.has(node)),
	);
}

/** A link whose words would be those of its picture; one that only shows it larger leads nowhere else. */
export const isImageLink = ({ address, link }: LinkTarget) =>
	link.images.some(({ name }) => name === 'img') && !isEnlargement.test(address ?? '');

const isEnlargement = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:\?|$)/i;

/** The link, and the pictures in it. */
export const nodesOf = ({ images, node }: Link): readonly NodeRef[] => [
	node,
	...images.map((image) => image.node),
];

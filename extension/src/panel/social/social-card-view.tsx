import type { SocialCard } from '@plumbline/core';
import { SharedLink } from './shared-link.tsx';

interface SocialCardViewProps {
	readonly name: string;
	readonly card: SocialCard;
	readonly showsPictures: boolean;
}

/** A card as a network shows it. */
export const SocialCardView = ({ name, ...shared }: SocialCardViewProps) => (
	<section>
		<h2>{name}</h2>
		<SharedLink {...shared} />
	</section>
);

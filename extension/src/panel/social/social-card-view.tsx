import type { SocialCard, SocialText } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { SharedLink } from './shared-link.tsx';

interface SocialCardViewProps {
	readonly name: string;
	readonly card: SocialCard;
	readonly showsPictures: boolean;
}

/** A card as a network shows it, and below it the tag behind each part. */
export function SocialCardView({ name, card, showsPictures }: SocialCardViewProps) {
	const texts = useLanguage().texts.search.social;
	const { description, image, title } = card;
	return (
		<section>
			<h2>{name}</h2>
			<SharedLink card={card} showsPictures={showsPictures} />
			<dl class="properties">
				<Part name={texts.title} text={title} />
				<Part name={texts.description} text={description} />
				<Part name={texts.picture} text={image} />
			</dl>
		</section>
	);
}

function Part({ name, text: { source } }: { readonly name: string; readonly text: SocialText }) {
	const texts = useLanguage().texts.search.social;
	return (
		<div>
			<dt>{name}</dt>
			<dd>{source ? texts.from({ source }) : texts.nothing}</dd>
		</div>
	);
}

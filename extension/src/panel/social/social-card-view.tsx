import type { SocialCard, SocialText } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { Picture } from '../images/picture.tsx';

interface SocialCardViewProps {
	readonly name: string;
	readonly card: SocialCard;
	readonly showsPictures: boolean;
}

/** A card as a network shows it, and below it the tag behind each part. */
export function SocialCardView({ name, card, showsPictures }: SocialCardViewProps) {
	const texts = useLanguage().texts.search.social;
	const { description, hasLargeImage, host, image, title } = card;
	return (
		<section>
			<h2>{name}</h2>
			<div class={`card ${hasLargeImage ? 'large' : 'small'}`}>
				{image.text && showsPictures && <Picture address={image.text} class="card-image" />}
				{image.text && !showsPictures && <span class="card-image" aria-hidden="true" />}
				<span class="card-text">
					<small dir="ltr">{host}</small>
					<b dir="auto">{title.text || texts.nothing}</b>
					<span dir="auto">{description.text}</span>
				</span>
			</div>
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

import '../../styles/cards.css';
import type { SocialCard } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { Picture } from '../images/picture.tsx';

interface SharedLinkProps {
	readonly card: SocialCard;
	/** Otherwise there is only room for them, because they are on other servers. */
	readonly showsPictures: boolean;
}

/** A link to the page as a network shows it. */
export function SharedLink({ card, showsPictures }: SharedLinkProps) {
	const texts = useLanguage().texts.search.social;
	const { description, hasLargeImage, host, image, title } = card;
	return (
		<div class={`card ${hasLargeImage ? 'large' : 'small'}`}>
			{image.text && showsPictures && <Picture address={image.text} class="card-image" />}
			{image.text && !showsPictures && <span class="card-image" aria-hidden="true" />}
			<span class="card-text">
				<small dir="ltr">{host}</small>
				<b dir="auto">{title.text || texts.nothing}</b>
				<span dir="auto">{description.text}</span>
			</span>
		</div>
	);
}

import { socialCards } from '@plumbline/core';
import { useMemo, useState } from 'preact/hooks';
import { shownAddress } from '../controls/shown-address.ts';
import { Disclosure } from '../findings/disclosure.tsx';
import { useLanguage } from '../language/language.ts';
import { usePage } from '../page-view.ts';
import { SocialCardView } from './social-card-view.tsx';

/** How a shared link to the page looks. */
export function Social() {
	const { texts: all } = useLanguage();
	const texts = all.search.social;
	const { facts } = usePage();
	const [showsPictures, showPictures] = useState(false);
	const cards = useMemo(() => socialCards(facts), [facts]);
	if (!cards) return <p class="quiet-text">{all.content.unknownHere}</p>;
	const hasPicture = cards.openGraph.image.text || cards.x.image.text;
	return (
		<>
			{hasPicture && !showsPictures && (
				<div class="ask">
					<button type="button" class="more" onClick={() => showPictures(true)}>
						{texts.show}
					</button>
					<small>{all.content.images.picturesWhy}</small>
				</div>
			)}
			<SocialCardView name={texts.openGraph} card={cards.openGraph} {...{ showsPictures }} />
			<SocialCardView name={texts.x} card={cards.x} {...{ showsPictures }} />
			<Disclosure title={texts.tags} count={cards.tags.length}>
				<dl class="properties">
					{cards.tags.map(({ content, property }, index) => (
						<div key={index}>
							<dt dir="ltr">{property}</dt>
							<dd>
								<bdi>{shownAddress(content)}</bdi>
							</dd>
						</div>
					))}
				</dl>
			</Disclosure>
		</>
	);
}

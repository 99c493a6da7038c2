import '../../styles/properties.css';
import { socialCards } from '@plumbline/core';
import { useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import { Disclosure } from '../findings/disclosure.tsx';
import { usePage } from '../page-view.ts';
import type { Column } from '../row-list/column.ts';
import { RowList } from '../row-list/row-list.tsx';
import { SocialCardView } from './social-card-view.tsx';

/** How a shared link to the page looks. */
export function Social() {
	const { texts: all } = useLanguage();
	const columns = useMemo(() => tagColumns(all), [all]);
	const texts = all.search.social;
	const { facts } = usePage();
	const [showsPictures, showPictures] = useState(false);
	const cards = useMemo(() => socialCards(facts), [facts]);
	if (!cards) return <p class="quiet-text">{all.content.unknownHere}</p>;
	const hasPicture = cards.openGraph.image.text || cards.x.image.text;
	return (
		<>
			{hasPicture && !showsPictures && (
				<button
					type="button"
					class="more"
					title={all.content.images.picturesWhy}
					onClick={() => showPictures(true)}
				>
					{texts.show}
				</button>
			)}
			<SocialCardView name={texts.openGraph} card={cards.openGraph} {...{ showsPictures }} />
			<SocialCardView name={texts.x} card={cards.x} {...{ showsPictures }} />
			<Disclosure title={texts.tags} count={cards.tags.length}>
				<RowList
					name={texts.tags}
					fileName="social-tags"
					rows={cards.tags}
					columns={columns}
					keyOf={keyOf}
					urlOf={contentOf}
				/>
			</Disclosure>
		</>
	);
}

type Tag = NonNullable<ReturnType<typeof socialCards>>['tags'][number];

const keyOf = ({ content, property }: Tag) => `${property} ${content}`;
const contentOf = ({ content }: Tag) => content;

const tagColumns = ({ table: { columns: names } }: Texts): readonly Column<Tag>[] => [
	{ id: 'property', name: names.property, place: 'side', value: ({ property }) => property },
	{ id: 'value', name: names.value, place: 'main', value: contentOf },
];

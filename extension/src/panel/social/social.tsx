import { socialCards } from '@plumbline/core';
import { useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import { usePage } from '../page-view.ts';
import type { Column } from '../row-list/column.ts';
import { RowList } from '../row-list/row-list.tsx';
import { SocialCardView } from './social-card-view.tsx';
import { type SocialRow, socialRows } from './social-rows.ts';

/** The tags for shared links, and how such a link looks. */
export function Social() {
	const { texts: all } = useLanguage();
	const columns = useMemo(() => tagColumns(all), [all]);
	const texts = all.search.social;
	const { facts } = usePage();
	const [showsPictures, showPictures] = useState(false);
	const cards = useMemo(() => socialCards(facts), [facts]);
	const rows = useMemo(() => cards && socialRows(cards), [cards]);
	if (!cards || !rows) return <p class="quiet-text">{all.content.unknownHere}</p>;
	const hasPicture = cards.openGraph.image.text || cards.x.image.text;
	return (
		<div class="columns">
			<div>
				<RowList
					name={texts.tags}
					fileName="social-tags"
					rows={rows}
					columns={columns}
					keyOf={keyOf}
					nodeOf={nodeOf}
					urlOf={contentOf}
					verb={() =>
						hasPicture &&
						!showsPictures && (
							<button
								type="button"
								class="more"
								title={all.content.images.picturesWhy}
								onClick={() => showPictures(true)}
							>
								{texts.show}
							</button>
						)
					}
				/>
			</div>
			<div>
				<SocialCardView name={texts.openGraph} card={cards.openGraph} {...{ showsPictures }} />
				<SocialCardView name={texts.x} card={cards.x} {...{ showsPictures }} />
			</div>
		</div>
	);
}

const keyOf = ({ key }: SocialRow) => key;
const nodeOf = ({ node }: SocialRow) => node;
const contentOf = ({ content }: SocialRow) => content;

const tagColumns = ({
	search: { social: texts },
	table: { columns: names },
}: Texts): readonly Column<SocialRow>[] => [
	{ id: 'property', name: names.property, place: 'side', value: ({ property }) => property },
	{
		id: 'value',
		name: names.value,
		place: 'main',
		value: contentOf,
		cell: ({ content, source }) =>
			content || <em>{source ? texts.from({ source }) : texts.nothing}</em>,
	},
];

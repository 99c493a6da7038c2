import { type PageImage, pageImages } from '@plumbline/core';
import { useMemo, useState } from 'preact/hooks';
import { fileSize } from '../controls/file-size.ts';
import { FilterBar } from '../controls/filter-bar.tsx';
import { MoreButton } from '../controls/more-button.tsx';
import { useMore } from '../controls/use-more.ts';
import { useLanguage } from '../language/language.ts';
import { imageMarks } from '../marks/image-marks.ts';
import { MarkSwitch } from '../marks/mark-switch.tsx';
import { useMessagesByNode } from '../messages-by-node.ts';
import { usePage } from '../page-view.ts';
import { CheckButton } from '../url-checks/check-button.tsx';
import { useUrlChecks } from '../url-checks/use-url-checks.ts';
import { fetchFileSize } from './fetch-file-size.ts';
import { ImageRow } from './image-row.tsx';
import { addressesToWeigh, heaviestFirst, totalWeight, weighed } from './image-weights.ts';

const filters = ['all', 'missing', 'empty', 'text'] as const;
type Filter = (typeof filters)[number];

const orders = ['page', 'weight'] as const;
type Order = (typeof orders)[number];

const isWanted = ({ alt }: PageImage, filter: Filter) => filter === 'all' || alt === filter;

/** Every image of the page: alt text, dimensions, file size, and on request the image itself. */
export function Images() {
	const { locale, texts: all } = useLanguage();
	const texts = all.content;
	const { facts } = usePage();
	const messages = useMessagesByNode();
	const [filter, choose] = useState<Filter>('all');
	const [showsPictures, showPictures] = useState(false);
	const [order, sort] = useState<Order>('page');
	const checks = useUrlChecks('weights', fetchFileSize);
	const images = useMemo(() => pageImages(facts), [facts]);
	const wanted = images?.filter((image) => isWanted(image, filter)) ?? [];
	const known = weighed(wanted, checks.answers);
	const sorted = order === 'weight' ? heaviestFirst(known) : known;
	const { rest, showMore, shown } = useMore(sorted, `${filter} ${order}`);
	if (!images) return <p class="quiet-text">{texts.unknownHere}</p>;
	if (images.length === 0) return <p class="quiet-text">{texts.images.none}</p>;
	const options = filters.map((value) => ({
		value,
		name: texts.images.filters[value],
		count: images.filter((image) => isWanted(image, value)).length,
	}));
	const total = totalWeight(known);
	return (
		<>
			<FilterBar label={texts.filter} options={options} chosen={filter} onChoose={choose} />
			<FilterBar
				label={texts.images.order}
				options={orders.map((value) => ({ value, name: texts.images.orders[value] }))}
				chosen={order}
				onChoose={sort}
			/>
			{total.known > 0 && (
				<p class="quiet-text">
					{texts.images.total(fileSize(total.bytes, locale), total.known, total.files)}
				</p>
			)}
			<MarkSwitch marksOf={() => imageMarks(wanted, texts.images.alt)} />
			{!showsPictures && (
				<div class="ask">
					<button type="button" class="more" onClick={() => showPictures(true)}>
						{texts.images.pictures}
					</button>
					<small>{texts.images.picturesWhy}</small>
				</div>
			)}
			<CheckButton
				label={texts.images.askWeights}
				addresses={addressesToWeigh(wanted)}
				checks={checks}
			/>
			{wanted.length === 0 && <p class="quiet-text">{texts.nothingFits}</p>}
			<ul class="rows">
				{shown.map((image) => (
					<ImageRow
						key={image.image.node}
						image={image}
						showsPicture={showsPictures}
						messages={messages}
					/>
				))}
			</ul>
			<MoreButton rest={rest} onClick={showMore} />
		</>
	);
}

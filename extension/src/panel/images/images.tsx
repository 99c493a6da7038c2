import { type PageImage, pageImages } from '@plumbline/core';
import { useMemo, useState } from 'preact/hooks';
import { FilterBar } from '../filter-bar.tsx';
import { useLanguage } from '../language.ts';
import { imageMarks } from '../marks/image-marks.ts';
import { MarkSwitch } from '../marks/mark-switch.tsx';
import { MoreButton } from '../more-button.tsx';
import { useMessagesByNode } from '../node-findings.ts';
import { usePage } from '../page-view.ts';
import { useMore } from '../use-more.ts';
import { ImageRow } from './image-row.tsx';

const filters = ['all', 'missing', 'empty', 'text'] as const;
type Filter = (typeof filters)[number];

const isWanted = ({ alt }: PageImage, filter: Filter) => filter === 'all' || alt === filter;

/** Every image of the page: how it is named, how large it is, and the picture on request. */
export function Images() {
	const texts = useLanguage().texts.content;
	const { facts } = usePage();
	const messages = useMessagesByNode();
	const [filter, choose] = useState<Filter>('all');
	const [showsPictures, showPictures] = useState(false);
	const images = useMemo(() => pageImages(facts), [facts]);
	const wanted = images?.filter((image) => isWanted(image, filter)) ?? [];
	const { rest, showMore, shown } = useMore(wanted, filter);
	if (!images) return <p class="quiet-text">{texts.unknownHere}</p>;
	if (images.length === 0) return <p class="quiet-text">{texts.images.none}</p>;
	const options = filters.map((value) => ({
		value,
		name: texts.images.filters[value],
		count: images.filter((image) => isWanted(image, value)).length,
	}));
	return (
		<>
			<FilterBar label={texts.filter} options={options} chosen={filter} onChoose={choose} />
			<MarkSwitch marksOf={() => imageMarks(wanted, texts.images.alt)} />
			{!showsPictures && (
				<div class="link-check">
					<button type="button" class="more" onClick={() => showPictures(true)}>
						{texts.images.pictures}
					</button>
					<small>{texts.images.picturesWhy}</small>
				</div>
			)}
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

import '../../styles/cards.css';
import { type PageImage, pageImages } from '@plumbline/core';
import { useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import { fileSize } from '../controls/file-size.ts';
import { FilterBar } from '../controls/filter-bar.tsx';
import { MarkSwitch } from '../marks/mark-switch.tsx';
import { usePage } from '../page-view.ts';
import { DataTable } from '../table/data-table.tsx';
import { CheckButton } from '../url-checks/check-button.tsx';
import { useUrlChecks } from '../url-checks/use-url-checks.ts';
import { fetchFileSize } from './fetch-file-size.ts';
import { imageColumns } from './image-columns.tsx';

const filters = ['all', 'missing', 'empty', 'text'] as const;
type Filter = (typeof filters)[number];

const isWanted = ({ alt }: PageImage, filter: Filter) => filter === 'all' || alt === filter;

/** Every image of the page: alt text, dimensions, file size, and on request the image itself. */
export function Images() {
	const { locale, texts: all } = useLanguage();
	const texts = all.content;
	const { facts } = usePage();
	const [filter, choose] = useState<Filter>('all');
	const [showsPictures, showPictures] = useState(false);
	const checks = useUrlChecks('weights', fetchFileSize);
	const images = useMemo(() => pageImages(facts), [facts]);
	const wanted = useMemo(
		() => images?.filter((image) => isWanted(image, filter)) ?? [],
		[images, filter],
	);
	const known = useMemo(() => weighed(wanted, checks.answers), [wanted, checks.answers]);
	const columns = useMemo(
		() => imageColumns(all, locale, showsPictures),
		[all, locale, showsPictures],
	);
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
			{total.known > 0 && <p class="quiet-text">{weightText(total, texts.images, locale)}</p>}
			<MarkSwitch group="images" />
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
			{wanted.length === 0 && <p class="quiet-text">{all.ui.table.nothingFits}</p>}
			<DataTable
				name={all.screens.images}
				fileName="images"
				rows={known}
				columns={columns}
				keyOf={nodeOf}
				nodeOf={nodeOf}
				urlOf={addressOf}
			/>
		</>
	);
}

const nodeOf = ({ image }: PageImage) => image.node;
const addressOf = ({ address }: PageImage) => address;

function weightText(
	{ bytes, files, known }: ReturnType<typeof totalWeight>,
	texts: Texts['content']['images'],
	locale: string,
): string {
	const size = fileSize(bytes, locale);
	return known === files ? texts.total({ size }) : texts.totalSoFar({ size, known, all: files });
}

/** URLs of images whose size is unknown and whose servers can be asked for it. */
export function addressesToWeigh(images: readonly PageImage[]): readonly string[] {
	const unknown = images.filter(
		({ address, bytes, isBroken }) => bytes === null && !isBroken && /^https?:/.test(address),
	);
	return [...new Set(unknown.map(({ address }) => address))];
}

/** Adds sizes that servers have reported since to the images. */
export const weighed = (
	images: readonly PageImage[],
	sizes: ReadonlyMap<string, number | null>,
): readonly PageImage[] =>
	images.map((image) =>
		image.bytes === null ? { ...image, bytes: sizes.get(image.address) ?? null } : image,
	);

interface Total {
	readonly bytes: number;
	/** Distinct files, however often each is shown. */
	readonly files: number;
	readonly known: number;
}

export function totalWeight(images: readonly PageImage[]): Total {
	const files = new Map(images.map(({ address, bytes }) => [address, bytes]));
	files.delete('');
	const known = [...files.values()].filter((bytes) => bytes !== null);
	return {
		bytes: known.reduce((sum, bytes) => sum + bytes, 0),
		files: files.size,
		known: known.length,
	};
}

import '../../styles/cards.css';
import { type PageImage, pageImages } from '@plumbline/core';
import { useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import { fileSize } from '../controls/file-size.ts';
import { framedText } from '../overview/glance/framed-text.ts';
import { usePage } from '../page-view.ts';
import { type RowFilter, RowList } from '../row-list/row-list.tsx';
import { CheckButton } from '../url-checks/check-button.tsx';
import { useUrlChecks } from '../url-checks/use-url-checks.ts';
import { fetchFileSize } from './fetch-file-size.ts';
import { imageColumns } from './image-columns.tsx';

/** Every image of the page: alt text, dimensions, file size, and on request the image itself. */
export function Images() {
	const { locale, texts: all } = useLanguage();
	const texts = all.content.images;
	const { facts } = usePage();
	const [showsPictures, showPictures] = useState(false);
	const checks = useUrlChecks('weights', fetchFileSize);
	const images = useMemo(() => pageImages(facts), [facts]);
	const known = useMemo(() => weighed(images ?? [], checks.answers), [images, checks.answers]);
	const columns = useMemo(
		() => imageColumns(all, locale, showsPictures),
		[all, locale, showsPictures],
	);
	const filters = useMemo(() => filtersOf(texts), [texts]);
	if (!images) return <p class="quiet-text">{all.content.unknownHere}</p>;
	const framed = framedText('images', facts, all.glance, locale);
	if (images.length === 0)
		return (
			<p class="quiet-text">
				{texts.none} {framed}
			</p>
		);
	const total = totalWeight(known);
	const addresses = addressesToWeigh(images);
	const summary = [total.known > 0 ? weightText(total, texts, locale) : '', framed]
		.filter(Boolean)
		.join(' · ');
	return (
		<RowList
			name={all.screens.images}
			fileName="images"
			rows={known}
			columns={columns}
			keyOf={nodeOf}
			nodeOf={nodeOf}
			urlOf={addressOf}
			stateOf={stateOf}
			filters={filters}
			group="images"
			summary={summary !== '' && <p class="list-summary">{summary}</p>}
			verb={() =>
				addresses.length > 0 ? (
					<CheckButton label={texts.askWeights} {...{ addresses, checks }} />
				) : (
					!showsPictures && (
						<button
							type="button"
							class="more"
							title={texts.picturesWhy}
							onClick={() => showPictures(true)}
						>
							{texts.pictures}
						</button>
					)
				)
			}
		>
			<label title={texts.picturesWhy}>
				<input
					type="checkbox"
					checked={showsPictures}
					onChange={() => showPictures(!showsPictures)}
				/>
				{texts.pictures}
			</label>
		</RowList>
	);
}

const filtersOf = (texts: Texts['content']['images']): readonly RowFilter<PageImage>[] => [
	...(['missing', 'empty', 'text'] as const).map((wanted) => ({
		id: wanted,
		name: texts.filters[wanted],
		fits: ({ alt }: PageImage) => alt === wanted,
	})),
	{ id: 'broken', name: texts.broken, fits: ({ isBroken }) => isBroken },
];

const nodeOf = ({ image }: PageImage) => image.node;
/** As at the line of the overview. */
const stateOf = ({ alt }: PageImage) => (alt === 'missing' ? 'look' : null);
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

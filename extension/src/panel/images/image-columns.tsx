import type { PageImage } from '@plumbline/core';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import { fileSize } from '../controls/file-size.ts';
import { shownAddress } from '../controls/shown-address.ts';
import type { Column } from '../row-list/column.ts';
import { Picture } from './picture.tsx';

export function imageColumns(
	{ content, table: { columns: names } }: Texts,
	locale: string,
	showsPictures: boolean,
): readonly Column<PageImage>[] {
	const texts = content.images;
	return [
		{
			id: 'alt',
			name: names.alt,
			place: 'main',
			value: ({ image }) => image.alt,
			text: ({ alt, image }) => (alt === 'text' ? (image.alt ?? '') : texts.alt[alt]),
			cell: ({ address, alt, image }) => (
				<>
					{showsPictures && <Picture address={address} class="thumbnail" />}
					{alt === 'text' ? image.alt : <em>{texts.alt[alt]}</em>}
				</>
			),
		},
		{
			id: 'url',
			name: names.url,
			place: 'below',
			value: ({ address }) => address,
			cell: ({ address }) => (
				<span dir="ltr">{address ? shownAddress(address) : texts.noAddress}</span>
			),
		},
		{
			id: 'bytes',
			name: names.size,
			place: 'badge',
			isNumber: true,
			value: ({ bytes }) => bytes,
			text: ({ address, bytes, isBroken }) => {
				if (bytes !== null) return fileSize(bytes, locale);
				return address !== '' && !isBroken ? texts.unknownWeight : '';
			},
		},
		{
			id: 'natural',
			name: names.natural,
			place: 'detail',
			value: ({ natural }) => natural && `${natural.width} × ${natural.height}`,
			text: ({ natural }) => (natural ? texts.natural(inPixels(natural)) : ''),
		},
		{
			id: 'displayed',
			name: names.displayed,
			place: 'detail',
			value: ({ displayed }) => displayed && `${displayed.width} × ${displayed.height}`,
			text: ({ displayed, image: { height, width } }) => {
				if (displayed) return texts.displayed(inPixels(displayed));
				return width !== null && height !== null ? texts.written(inPixels({ width, height })) : '';
			},
		},
		{ id: 'format', name: names.format, place: 'detail', value: ({ format }) => format },
		{
			id: 'state',
			name: names.state,
			place: 'badge',
			value: ({ image, isBroken }) =>
				[
					image.isLazy && texts.lazy,
					isBroken && texts.broken,
					image.isHidden && content.hiddenOnPage,
				]
					.filter((part) => typeof part === 'string')
					.join(' · '),
		},
	];
}

/** As numbers of pixels are written: 1920 × 1080, without separators. */
const inPixels = ({ width, height }: { readonly width: number; readonly height: number }) => ({
	width: String(width),
	height: String(height),
});

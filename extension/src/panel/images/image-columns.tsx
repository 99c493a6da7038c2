import type { PageImage } from '@plumbline/core';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import { fileSize } from '../controls/file-size.ts';
import { shownAddress } from '../controls/shown-address.ts';
import type { Column } from '../table/column.ts';
import { LongText } from '../table/long-text.tsx';
import { Picture } from './picture.tsx';

export function imageColumns(
	{ content, table: { columns: names } }: Texts,
	locale: string,
	showsPictures: boolean,
): readonly Column<PageImage>[] {
	const texts = content.images;
	return [
		{
			key: 'alt',
			name: names.alt,
			place: 'main',
			valueIn: ({ image }) => image.alt,
			textIn: ({ alt, image }) => (alt === 'text' ? (image.alt ?? '') : texts.alt[alt]),
			view: ({ address, alt, image }) => (
				<>
					{showsPictures && <Picture address={address} class="thumbnail" />}
					{alt === 'text' ? (
						<LongText text={image.alt ?? ''} />
					) : (
						<em class={alt === 'missing' ? 'missing' : ''}>{texts.alt[alt]}</em>
					)}
					<LongText
						class="row-address"
						dir="ltr"
						text={address ? shownAddress(address) : texts.noAddress}
					/>
				</>
			),
		},
		{ key: 'url', name: names.url, place: 'export', valueIn: ({ address }) => address },
		{
			key: 'bytes',
			name: names.size,
			place: 'side',
			isLargestFirst: true,
			valueIn: ({ bytes }) => bytes,
			textIn: ({ address, bytes, isBroken }) => {
				if (bytes !== null) return fileSize(bytes, locale);
				return address !== '' && !isBroken ? texts.unknownWeight : '';
			},
		},
		{ key: 'format', name: names.format, place: 'detail', valueIn: ({ format }) => format },
		{
			key: 'natural',
			name: names.natural,
			place: 'detail',
			valueIn: ({ natural }) => natural && `${natural.width} × ${natural.height}`,
			textIn: ({ natural }) => (natural ? texts.natural(inPixels(natural)) : ''),
		},
		{
			key: 'displayed',
			name: names.displayed,
			place: 'detail',
			valueIn: ({ displayed }) => displayed && `${displayed.width} × ${displayed.height}`,
			textIn: ({ displayed, image: { height, width } }) => {
				if (displayed) return texts.displayed(inPixels(displayed));
				return width !== null && height !== null ? texts.written(inPixels({ width, height })) : '';
			},
		},
		{
			key: 'state',
			name: names.state,
			place: 'detail',
			valueIn: ({ image, isBroken }) =>
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

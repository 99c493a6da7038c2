import type { PageImage } from '@plumbline/core';
import { fileSize } from '../controls/file-size.ts';
import { shownAddress } from '../controls/shown-address.ts';
import { PointButton } from '../findings/point-button.tsx';
import { useLanguage } from '../language/language.ts';
import type { MessagesByNode } from '../messages-by-node.ts';
import { NodeMessages } from '../node-messages.tsx';
import { Picture } from './picture.tsx';

interface ImageRowProps {
	readonly image: PageImage;
	readonly showsPicture: boolean;
	readonly messages: MessagesByNode;
}

export function ImageRow({ image: row, showsPicture, messages }: ImageRowProps) {
	const { locale, texts: all } = useLanguage();
	const texts = all.content.images;
	const { address, alt, bytes, displayed, format, image, isBroken, natural } = row;
	const { height, width } = image;
	const told = [
		format,
		bytes !== null && fileSize(bytes, locale),
		bytes === null && address !== '' && !isBroken && texts.unknownWeight,
		natural && texts.natural(natural.width, natural.height),
		displayed && texts.displayed(displayed.width, displayed.height),
		!displayed && width !== null && height !== null && texts.written(width, height),
		image.isLazy && texts.lazy,
		isBroken && texts.broken,
		image.isHidden && all.content.hiddenOnPage,
	].filter((part) => typeof part === 'string' && part !== '');
	return (
		<li class="image-row">
			{showsPicture && <Picture address={address} class="thumbnail" />}
			<div>
				<PointButton node={image.node}>
					<span class="row-title">
						{alt === 'text' ? (
							<bdi>{image.alt}</bdi>
						) : (
							<em class={alt === 'missing' ? 'missing' : ''}>{texts.alt[alt]}</em>
						)}
					</span>
					<span class="row-address" dir="ltr">
						{address ? shownAddress(address) : texts.noAddress}
					</span>
					<small>{told.join(' · ')}</small>
				</PointButton>
				<NodeMessages node={image.node} messages={messages} />
			</div>
		</li>
	);
}

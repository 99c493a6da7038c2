import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Edit } from './edit.ts';
import { EditProblem } from './problem.tsx';
import type { SavedImage } from './saved-post.ts';

interface ImageTextsProps {
	readonly images: readonly SavedImage[];
	/** The page that the images are on; their URLs may be relative to it. */
	readonly address: string;
	readonly altOf: (image: SavedImage) => string;
	readonly editOf: (image: SavedImage) => Edit | undefined;
	readonly onChange: (image: SavedImage, alt: string) => void;
}

/** The alt text of each image in the text of the post. */
export function ImageTexts({ address, altOf, editOf, images, onChange }: ImageTextsProps) {
	if (images.length === 0) return null;
	return (
		<fieldset className="plumbline-images">
			<legend>{__('Alt texts of the images', 'plumbline')}</legend>
			{images.map((image) => {
				const edit = editOf(image);
				return (
					<div key={image.index} className="plumbline-images__one">
						<img src={URL.parse(image.src, address)?.href} alt="" loading="lazy" />
						<div>
							<TextControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								/* translators: %s: file name of an image. */
								label={sprintf(__('Alt text of %s', 'plumbline'), fileName(image.src))}
								hideLabelFromVision
								placeholder={fileName(image.src)}
								dir="auto"
								value={altOf(image)}
								onChange={(alt) => onChange(image, alt)}
							/>
							{edit && <EditProblem edit={edit} />}
						</div>
					</div>
				);
			})}
		</fieldset>
	);
}

/** An image inside the HTML has no file; the beginning of its URL says what it is. */
const fileName = (src: string): string =>
	src.startsWith('data:')
		? src.slice(0, src.search(/[;,]|$/))
		: src
				.replace(/[?#].*$/s, '')
				.split('/')
				.pop() || src;

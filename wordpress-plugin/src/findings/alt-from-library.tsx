import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { select as selectNow, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { screen } from '../screen/screen.ts';

/** Offers the alt text that the media library has for the image of a block. */
export function AltFromLibrary({ clientId }: { readonly clientId: string }) {
	const imageId = useSelect(
		(select) => screen().undescribedImage(clientId, select)?.imageId ?? 0,
		[clientId],
	);
	const text = useLibraryAlt(imageId);
	if (!text) return null;
	return (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			className="plumbline-mend"
			onClick={() => screen().undescribedImage(clientId, selectNow)?.describe(text)}
		>
			{/* translators: %s: alt text of an image. */}
			{sprintf(__('Use the text of the media library: “%s”', 'plumbline'), text)}
		</Button>
	);
}

/** Empty until the image is loaded, and for images without alt text. */
const useLibraryAlt = (imageId: number): string =>
	useSelect(
		(select) => {
			if (imageId === 0) return '';
			const image = select(coreStore).getEntityRecord('postType', 'attachment', imageId);
			return (image as { readonly alt_text?: string } | undefined)?.alt_text ?? ''; // the REST API's format
		},
		[imageId],
	);

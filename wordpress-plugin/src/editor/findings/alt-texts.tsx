import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { select as selectNow, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { screen } from '../../post/screen/edit-screen.ts';
import { Suggestions } from '../suggestions/suggestions.tsx';

/** Offers alt texts for the image of a block: that of the media library, and suggestions. */
export function AltTexts({ clientId }: { readonly clientId: string }) {
	const imageId = useSelect(
		(select) => screen().undescribedImage(clientId, select)?.imageId ?? 0,
		[clientId],
	);
	const { alt_text: text, source_url: url } = useImage(imageId);
	const describe = (alt: string) => screen().undescribedImage(clientId, selectNow)?.describe(alt);
	return (
		<>
			{text && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					className="plumbline-mend"
					onClick={() => describe(text)}
				>
					{/* translators: %s: alt text of an image. */}
					{sprintf(__('Use the text of the media library: “%s”', 'plumbline'), text)}
				</Button>
			)}
			{url && (
				<Suggestions
					field="alt"
					label={__('Alt text', 'plumbline')}
					image={{ id: imageId, url }}
					onUse={describe}
				/>
			)}
		</>
	);
}

/** The REST API's format. */
interface LibraryImage {
	readonly alt_text?: string;
	readonly source_url?: string;
}

/** Empty until the image is loaded. */
const useImage = (imageId: number): LibraryImage =>
	useSelect(
		(select) => {
			if (imageId === 0) return none;
			return select(coreStore).getEntityRecord('postType', 'attachment', imageId) ?? none;
		},
		[imageId],
	);

const none: LibraryImage = {};

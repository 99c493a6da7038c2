import { BaseControl } from '@wordpress/components';
import { SocialImage, useImage } from '../editor/fields/social-image.tsx';

interface SitePictureProps {
	/** 0 for none. */
	readonly imageId: number;
	readonly onChange: (imageId: number) => void;
	readonly label: string;
	readonly help: string;
}

export function SitePicture({ help, imageId, label, onChange }: SitePictureProps) {
	const url = useImage(imageId);
	return (
		<BaseControl __nextHasNoMarginBottom help={help}>
			<BaseControl.VisualLabel>{label}</BaseControl.VisualLabel>
			{url !== null && <img className="plumbline-site__picture" src={url} alt="" />}
			<SocialImage imageId={imageId} onChange={onChange} />
		</BaseControl>
	);
}

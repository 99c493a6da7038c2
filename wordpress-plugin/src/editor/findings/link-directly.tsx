import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { BlockPlace } from '../../audit/place.ts';
import { asHtml, directUrl } from '../../post/content/direct-url.ts';
import { screen } from '../../post/screen/edit-screen.ts';

interface LinkDirectlyProps {
	readonly place: BlockPlace;
	/** The HTML of the block. */
	readonly html: string;
}

/** Offers the target of a link that was pasted with a redirect of Google. */
export function LinkDirectly({ html, place: { clientId, offset } }: LinkDirectlyProps) {
	const direct = directUrl(html.slice(offset));
	if (!direct) return null;
	const { target, written } = direct;
	return (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			className="plumbline-mend"
			onClick={() => screen().replaceIn(clientId, written, asHtml(target))}
		>
			{/* translators: %s: a URL. */}
			{sprintf(__('Link directly to %s', 'plumbline'), target)}
		</Button>
	);
}

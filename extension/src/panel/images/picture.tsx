import { useState } from 'preact/hooks';

interface PictureProps {
	readonly address: string;
	readonly class: string;
}

/**
 * An image of the page, fetched without a referrer; an empty frame when its URL may not be loaded.
 */
export function Picture({ address, class: name }: PictureProps) {
	const [failed, fail] = useState<string | null>(null);
	if (!isShowable(address) || failed === address) return <span class={name} aria-hidden="true" />;
	return (
		<img
			class={name}
			src={address}
			alt=""
			loading="lazy"
			decoding="async"
			referrerpolicy="no-referrer"
			onError={() => fail(address)}
		/>
	);
}

/**
 * Whether an image may be loaded in the panel: web and data URLs, never a URL of the browser
 * itself.
 */
export const isShowable = (address: string) =>
	/^(?:https?:\/\/|data:image\/)/i.test(address) && URL.canParse(address);

import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface CopyButtonProps {
	readonly text: () => string;
	/** For screen readers: names what is copied. */
	readonly label?: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
	const [isCopied, setIsCopied] = useState(false);
	const ref = useCopyToClipboard<HTMLButtonElement>(text, () => setIsCopied(true));
	return (
		<Button ref={ref} size="small" variant="tertiary" {...(label && { label, showTooltip: false })}>
			{isCopied ? __('Copied', 'plumbline') : __('Copy', 'plumbline')}
		</Button>
	);
}

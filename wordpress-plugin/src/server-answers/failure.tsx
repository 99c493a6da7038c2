import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface FailureProps {
	readonly text: string;
	readonly onAgain: () => void;
}

/** Shows a failed request and a button to retry. */
export const Failure = ({ text, onAgain }: FailureProps) => (
	<Notice status="warning" isDismissible={false}>
		<p>{text}</p>
		<Button __next40pxDefaultSize variant="secondary" onClick={onAgain}>
			{__('Try again', 'plumbline')}
		</Button>
	</Notice>
);

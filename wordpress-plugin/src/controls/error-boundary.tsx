import { Component } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Props {
	readonly children: ReactNode;
}

/** Keeps our errors from crashing the editor. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override componentDidCatch(cause: unknown) {
		console.error('Plumbline could not show its findings.', cause);
	}

	override render() {
		if (!this.state.hasFailed) return this.props.children;
		return (
			<p className="plumbline">
				{__(
					'Plumbline stopped because of an internal error. Your post is not affected; reload the editor to see findings again.',
					'plumbline',
				)}
			</p>
		);
	}
}

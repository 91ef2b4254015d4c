// What assistant-ui offers beside its composer: commands after a slash, which Enter picks, and prompts that wait until a reply has come.
import {
  ComposerPrimitive,
  QueueItemPrimitive,
  type Unstable_TriggerItem,
  unstable_useSlashCommandAdapter,
  useAui,
} from '@assistant-ui/react';
import type { ReactNode } from 'react';

const TEMPLATES = [
  { id: 'letter', label: 'Letter', text: 'Write a letter to my landlord about the roof. ' },
  { id: 'summary', label: 'Summary', text: 'Sum this up in one sentence. ' },
];

/** Around the composer's input. */
export function WithCommands({ children }: { readonly children: ReactNode }) {
  const aui = useAui();
  const { adapter, action } = unstable_useSlashCommandAdapter({
    commands: TEMPLATES.map(({ id, label, text }) => ({
      id,
      label,
      execute: () =>
        aui.composer().setText(
          `${aui
            .composer()
            .getState()
            .text.replace(/\/\w*$/, '')}${text}`,
        ),
    })),
  });
  return (
    <ComposerPrimitive.Unstable_TriggerPopoverRoot>
      {children}
      <ComposerPrimitive.Unstable_TriggerPopover char="/" adapter={adapter} data-commands>
        <ComposerPrimitive.Unstable_TriggerPopover.Action {...action} />
        <ComposerPrimitive.Unstable_TriggerPopoverItems>
          {(items: readonly Unstable_TriggerItem[]) =>
            items.map((item, index) => (
              <ComposerPrimitive.Unstable_TriggerPopoverItem key={item.id} item={item} index={index}>
                {item.label}
              </ComposerPrimitive.Unstable_TriggerPopoverItem>
            ))
          }
        </ComposerPrimitive.Unstable_TriggerPopoverItems>
      </ComposerPrimitive.Unstable_TriggerPopover>
    </ComposerPrimitive.Unstable_TriggerPopoverRoot>
  );
}

export const Waiting = () => (
  <ComposerPrimitive.Queue>
    {() => (
      <p data-waiting>
        <QueueItemPrimitive.Text />
        <QueueItemPrimitive.Steer>Send now</QueueItemPrimitive.Steer>
      </p>
    )}
  </ComposerPrimitive.Queue>
);

// All icons (lucide.dev), each imported from its own module, so that a bundle holds only those that it uses. Screen readers skip them, so
// text stands beside each, or its button has a label.

export { default as MoveToKeptIcon } from 'lucide-react/icons/arrow-down';
export { default as RestoreIcon } from 'lucide-react/icons/arrow-left-right';
export { default as MoveToReplacedIcon } from 'lucide-react/icons/arrow-up';
export { default as CheckIcon } from 'lucide-react/icons/circle-check';
export { default as KeepIcon } from 'lucide-react/icons/circle-slash';
export { default as CopyIcon } from 'lucide-react/icons/copy';
export { default as PointIcon } from 'lucide-react/icons/crosshair';
export { default as DownloadIcon } from 'lucide-react/icons/download';
export { default as PrivateViewIcon } from 'lucide-react/icons/eye';
export { default as ElsewhereIcon } from 'lucide-react/icons/file-lock';
export { default as DemoIcon } from 'lucide-react/icons/flask-conical';
export { default as InfoIcon } from 'lucide-react/icons/info';
export { default as KeyboardIcon } from 'lucide-react/icons/keyboard';
export { default as LockIcon } from 'lucide-react/icons/lock-keyhole';
export { default as RepliesIcon } from 'lucide-react/icons/messages-square';
export { default as BlockedIcon } from 'lucide-react/icons/octagon-x';
export { default as PanelIcon } from 'lucide-react/icons/panel-right-open';
export { default as PauseIcon } from 'lucide-react/icons/pause';
export { default as PlayIcon } from 'lucide-react/icons/play';
export { default as PlusIcon } from 'lucide-react/icons/plus';
export { default as SendIcon } from 'lucide-react/icons/send-horizontal';
export { default as SettingsIcon } from 'lucide-react/icons/settings';
export { default as ShieldIcon } from 'lucide-react/icons/shield-check';
export { default as RemoveIcon } from 'lucide-react/icons/trash-2';
export { default as WarningIcon } from 'lucide-react/icons/triangle-alert';
export { default as UndoIcon } from 'lucide-react/icons/undo-2';
export { default as UploadIcon } from 'lucide-react/icons/upload';
export { default as OnePersonIcon } from 'lucide-react/icons/user-round';
export { default as TwoPeopleIcon } from 'lucide-react/icons/users-round';
export { default as CloseIcon } from 'lucide-react/icons/x';
